CREATE PROCEDURE find_rent(
  IN p_prid INT, IN p_owner INT, OUT p_rent BIGINT, OUT p_is_by_dice BOOLEAN)
  READS SQL DATA
  COMMENT 'Finds the rent that a visitor of an owned property owes now.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id.
   * Returns : p_rent, as rent_of; p_is_by_dice, whether a roll multiplies it.
   * Rule    : C2; H4; S6, S7, S8; A8: where rent_in_jail is off, an owner in jail gets no rent.
   */
  DECLARE v_colour, v_size, v_missing INT;
  DECLARE v_rent_in_jail BOOLEAN;

  -- exactly one row
  SELECT t.colour
    INTO v_colour
    FROM Tile AS t
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = p_prid;
  CALL count_set(v_colour, p_owner, v_size, v_missing);
  -- exactly one row
  SELECT r.rent_in_jail, t.rent_by = 'dice',
      rent_of(
        t.rent_by, COALESCE(n.amount, IF(t.rent_by = 'cost', t.cost, 0)), d.level, r.max_houses,
        bonus_factor(r.set_bonus_sticks, d.cost_factor, r.set_bonus_factor, v_missing))
    INTO v_rent_in_jail, p_is_by_dice, p_rent
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = t.prid
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    LEFT JOIN Rent AS n ON n.ruleset_id = t.ruleset_id AND n.prid = t.prid
      AND n.level = rent_level(t.rent_by, d.level, r.max_houses, v_size - v_missing)
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = p_prid
    FOR SHARE OF d;
  IF NOT v_rent_in_jail THEN
    -- exactly one row
    SELECT IF(p.status = 1, 0, p_rent)
      INTO p_rent
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.pid = p_owner
      FOR SHARE;
  END IF;
END
