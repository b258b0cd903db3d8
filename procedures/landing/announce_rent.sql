CREATE PROCEDURE announce_rent(
  IN p_card_id INT, IN p_steps BIGINT, OUT p_roll_factor INT, OUT p_rent_factor INT)
  READS SQL DATA
  COMMENT 'Changes the rent of the tile that a player advances to, if a tile or card says so.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_turn_player m_location m_first m_tiles.
   * Takes   : p_card_id, the card that moves the player, NULL for the tile where they are; p_steps,
   *           the tiles to move.
   * Returns : what the next landing of the same move multiplies, as find_due takes it: a roll by
   *           p_roll_factor, or the rent by p_rent_factor; NULL without such a factor, and where
   *           the player will owe no rent.
   * Rule    : D2, D3.
   */
  DECLARE v_roll_factor, v_rent_factor INT;
  DECLARE v_owes BOOLEAN;

  -- exactly one row
  SELECT IF(p_card_id IS NULL, t.rent_factor, c.rent_factor),
      IF(p_card_id IS NULL, t.roll_factor, c.roll_factor)
    INTO v_rent_factor, v_roll_factor
    FROM Tile AS t
    LEFT JOIN Card AS c ON c.ruleset_id = t.ruleset_id AND c.card_id = p_card_id
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = m_location;
  IF COALESCE(v_rent_factor, v_roll_factor) IS NOT NULL THEN
    SELECT NOT d.mortgaged AND d.p_owner <> m_turn_player
      INTO v_owes
      FROM Tile AS t
      STRAIGHT_JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = t.prid
      WHERE t.ruleset_id = m_ruleset_id
        AND t.location = m_first + (m_location - m_first + p_steps) MOD m_tiles
      FOR SHARE OF d;
    IF v_owes THEN
      SET p_roll_factor = v_roll_factor;
      SET p_rent_factor = v_rent_factor;
    END IF;
  END IF;
END
