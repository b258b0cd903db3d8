CREATE FUNCTION rent_of(p_game JSON, p_deed JSON) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a visitor of an owned property owes now.'
BEGIN
  /*
   * Takes   : p_game, p_deed, as game_facts and deed_facts.
   * Returns : money; for a property that is rented by dice what the roll is multiplied by; NULL
   *           for an unowned one. A mortgage does not matter here.
   * Rule    : seed 003, Calculating Rent; seed 004, Super Stores, Golf Clubs, Neighborhoods and
   *           Streets. Mortgaged properties count for the set.
   */
  DECLARE v_level INT DEFAULT JSON_EXTRACT(p_deed, '$.level');
  DECLARE v_missing INT DEFAULT JSON_EXTRACT(p_deed, '$.missing');
  DECLARE v_set_factor INT DEFAULT
    IF(v_missing = 0, JSON_EXTRACT(p_game, '$.set_bonus_factor'), 1);
  DECLARE v_rent_level, v_times INT DEFAULT 1;

  IF JSON_VALUE(p_deed, '$.owner' RETURNING SIGNED) IS NULL THEN
    RETURN NULL;
  END IF;
  CASE JSON_VALUE(p_deed, '$.rent_by')
    WHEN 'cost' THEN
      RETURN JSON_EXTRACT(p_deed, '$.raised_cost') * v_set_factor;
    WHEN 'level' THEN
      SET v_rent_level = v_level;
      SET v_times = IF(v_level = 0, v_set_factor, 1);
    WHEN 'house' THEN
      SET v_rent_level = IF(
        v_level = 0, 0, IF(v_level > JSON_EXTRACT(p_game, '$.max_houses'), 2, 1));
      SET v_times = IF(v_level = 0, v_set_factor, IF(v_rent_level = 1, v_level, 1));
    ELSE
      SET v_rent_level = JSON_EXTRACT(p_deed, '$.of_set') - v_missing;
  END CASE;
  RETURN COALESCE(JSON_EXTRACT(p_deed, CONCAT('$.rents."', v_rent_level, '"')), 0) * v_times;
END
