CREATE PROCEDURE find_rent(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_prid INT, IN p_colour INT, IN p_owner INT,
  IN p_rent_by VARCHAR(20), IN p_cost INT, IN p_cost_factor BIGINT, IN p_level INT,
  OUT p_rent BIGINT)
  READS SQL DATA
  COMMENT 'Finds what a visitor of an owned property owes now.'
BEGIN
  /*
   * Takes   : what Tile and Deed say of the property.
   * Returns : as rent_of.
   * Why     : where the rent is the cost and the bonus sticks, nothing more need be read; see
   *           landing_on_property.
   */
  DECLARE v_size, v_missing, v_lowest, v_highest, v_mortgaged INT;
  DECLARE v_max_houses, v_set_bonus_factor, v_printed, v_rent_level INT;
  DECLARE v_sticks BOOLEAN;

  SELECT r.max_houses, r.set_bonus_factor, r.set_bonus_sticks
    INTO v_max_houses, v_set_bonus_factor, v_sticks
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL read_set(
    p_game_id, p_ruleset_id, p_colour, p_owner, v_size, v_missing, v_lowest, v_highest,
    v_mortgaged);
  IF p_rent_by = 'cost' THEN
    SET v_printed = p_cost;
  ELSE
    SET v_rent_level = rent_level(p_rent_by, p_level, v_max_houses, v_size - v_missing);
    SELECT n.amount
      INTO v_printed
      FROM Rent AS n
      WHERE n.ruleset_id = p_ruleset_id
        AND n.prid = p_prid
        AND n.level = v_rent_level;
  END IF;
  SET p_rent = rent_of(
    p_rent_by, v_printed, p_level, v_max_houses,
    bonus_factor(v_sticks, p_cost_factor, v_set_bonus_factor, v_missing));
END
