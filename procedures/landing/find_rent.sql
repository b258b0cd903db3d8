CREATE PROCEDURE find_rent(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_prid INT, OUT p_rent BIGINT)
  READS SQL DATA
  COMMENT 'Finds what a visitor of an owned property owes now.'
BEGIN
  /*
   * Returns : as rent_of.
   * Rule    : C2; H4; S6, S7, S8; A8: none, where rent_in_jail says so.
   */
  DECLARE v_colour, v_owner, v_level INT;
  DECLARE v_size, v_missing INT;
  DECLARE v_max_houses, v_set_bonus_factor, v_printed, v_rent_level INT;
  DECLARE v_cost_factor BIGINT;
  DECLARE v_sticks, v_rent_in_jail BOOLEAN;
  DECLARE v_status INT DEFAULT 0;
  DECLARE v_rent_by VARCHAR(20);

  -- exactly one row
  SELECT t.colour, t.cost, t.rent_by, d.p_owner, d.cost_factor, d.level,
      r.max_houses, r.set_bonus_factor, r.set_bonus_sticks, r.rent_in_jail
    INTO v_colour, v_printed, v_rent_by, v_owner, v_cost_factor, v_level,
      v_max_houses, v_set_bonus_factor, v_sticks, v_rent_in_jail
    FROM Tile AS t
    STRAIGHT_JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    WHERE t.ruleset_id = p_ruleset_id
      AND t.prid = p_prid
    FOR SHARE OF d;
  CALL count_set(p_game_id, p_ruleset_id, v_colour, v_owner, v_size, v_missing);
  IF v_rent_by <> 'cost' THEN
    SET v_rent_level = rent_level(v_rent_by, v_level, v_max_houses, v_size - v_missing);
    SET v_printed = NULL;
    SELECT n.amount
      INTO v_printed
      FROM Rent AS n
      WHERE n.ruleset_id = p_ruleset_id
        AND n.prid = p_prid
        AND n.level = v_rent_level;
  END IF;
  SET p_rent = rent_of(
    v_rent_by, v_printed, v_level, v_max_houses,
    bonus_factor(v_sticks, v_cost_factor, v_set_bonus_factor, v_missing));
  IF NOT v_rent_in_jail THEN
    SELECT p.status
      INTO v_status
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.pid = v_owner
      FOR SHARE;
    SET p_rent = IF(v_status = 1, 0, p_rent);
  END IF;
END
