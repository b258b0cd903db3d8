CREATE PROCEDURE monopoly_checker(IN p_player_id INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Records a completed colour group, and raises its costs where the bonus is permanent.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id; sets m_event_no.
   * Changes : one Event, if the player owns the whole colour group; then Deed.cost_factor of all
   *           its properties, if set_bonus_sticks.
   * Rule    : C2: the costs never fall again; H5; S8.
   */
  DECLARE v_colour, v_size, v_missing, v_prid, v_factor INT;
  DECLARE v_bonus_is_permanent BOOLEAN;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_colour CURSOR FOR
    SELECT t.prid
      FROM Tile AS t
      WHERE t.ruleset_id = m_ruleset_id
        AND t.colour = v_colour
      LIMIT 9999;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  -- exactly one row
  SELECT t.colour, r.set_bonus_factor, r.set_bonus_sticks
    INTO v_colour, v_factor, v_bonus_is_permanent
    FROM Tile AS t
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = p_prid;
  CALL count_set(v_colour, p_player_id, v_size, v_missing);
  IF v_missing = 0 THEN
    IF v_bonus_is_permanent THEN
      OPEN c_colour;
      FETCH c_colour INTO v_prid;
      WHILE NOT v_done DO
        UPDATE Deed AS d FORCE INDEX (PRIMARY)
          SET d.cost_factor = LEAST(d.cost_factor * v_factor, 1000000000)
          WHERE d.game_id = m_game_id
            AND d.prid = v_prid;
        FETCH c_colour INTO v_prid;
      END WHILE;
      CLOSE c_colour;
    END IF;
    CALL add_event('set_completed', p_player_id, NULL, p_prid, NULL);
  END IF;
END
