CREATE PROCEDURE pass_tiles()
  MODIFIES SQL DATA
  COMMENT 'Pays for the tiles that a player passed or landed on, where passing has a price.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_first_entry m_turn_player m_location
   *           m_tiles m_steps; sets m_next_entry m_balance m_event_no.
   * Takes   : m_steps, the tiles that the player moved forward to m_location, on a board with
   *           Ruleset.has_passing.
   * Changes : one Event for each pass of such a tile; Agenda, when the player cannot pay.
   * Returns : m_balance.
   * Rule    : B1.
   * Why     : the loop finds one such tile after the other, so that a move of several laps pays for
   *           each.
   */
  DECLARE v_left INT DEFAULT m_steps;
  DECLARE v_tile, v_distance INT;
  DECLARE v_amount BIGINT;

  WHILE v_left > 0 DO
    -- exactly one row
    SELECT t.location, t.passing, MOD(t.location - m_location - 1 + v_left + m_tiles, m_tiles) + 1
      INTO v_tile, v_amount, v_distance
      FROM Tile AS t
      WHERE t.ruleset_id = m_ruleset_id
        AND t.passing IS NOT NULL
      ORDER BY MOD(t.location - m_location - 1 + v_left + m_tiles, m_tiles)
      LIMIT 1;
    SET v_left = v_left - v_distance;
    IF v_left < 0 THEN
      SET v_amount = 0;
    END IF;
    IF v_amount > 0 THEN
      CALL change_balance('collected_passing', FALSE, v_amount, NULL, v_tile, NULL);
    ELSEIF v_amount < 0 THEN
      CALL demand_payment(NULL, -v_amount, 'paid_passing', v_tile, NULL);
    END IF;
  END WHILE;
END
