CREATE FUNCTION rent_of(p_game_id INT, p_prid INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a visitor of an owned property owes now.'
BEGIN
  /*
   * Returns : money; for a property that is rented by dice what the roll is multiplied by; NULL
   *           for an unowned one. A mortgage does not matter here.
   * Rule    : seed 003, Calculating Rent; seed 004, Super Stores, Golf Clubs, Neighborhoods and
   *           Streets. Mortgaged properties count for the set.
   */
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);
  DECLARE v_deed JSON DEFAULT deed_facts(p_game_id, p_prid);
  DECLARE v_level INT DEFAULT JSON_EXTRACT(v_deed, '$.level');
  DECLARE v_missing INT DEFAULT JSON_EXTRACT(v_deed, '$.missing');
  DECLARE v_set_factor INT DEFAULT
    IF(v_missing = 0, JSON_EXTRACT(v_game, '$.set_bonus_factor'), 1);
  DECLARE v_rent_level, v_times INT DEFAULT 1;

  IF JSON_VALUE(v_deed, '$.owner' RETURNING SIGNED) IS NULL THEN
    RETURN NULL;
  END IF;
  CASE JSON_VALUE(v_deed, '$.rent_by')
    WHEN 'cost' THEN
      RETURN JSON_EXTRACT(v_deed, '$.raised_cost') * v_set_factor;
    WHEN 'level' THEN
      SET v_rent_level = v_level;
      SET v_times = IF(v_level = 0, v_set_factor, 1);
    WHEN 'house' THEN
      SET v_rent_level = IF(
        v_level = 0, 0, IF(v_level > JSON_EXTRACT(v_game, '$.max_houses'), 2, 1));
      SET v_times = IF(v_level = 0, v_set_factor, IF(v_rent_level = 1, v_level, 1));
    ELSE
      SET v_rent_level = JSON_EXTRACT(v_deed, '$.of_set') - v_missing;
  END CASE;
  RETURN COALESCE(JSON_EXTRACT(v_deed, CONCAT('$.rents."', v_rent_level, '"')), 0) * v_times;
END
