CREATE PROCEDURE check_location_type(IN p_ruleset_id INT, IN p_location INT, IN p_type INT)
  READS SQL DATA
  COMMENT 'Rejects a location of the other type.'
BEGIN
  /*
   * Takes  : p_type, 0 for a bonus, 1 for a property.
   * Raises : wrong_location_type. A location that does not exist is left to the foreign key.
   * Rule   : C15.
   */
  DECLARE v_type INT;

  SELECT l.type
    INTO v_type
    FROM Location AS l
    WHERE l.ruleset_id = p_ruleset_id AND l.lid = p_location;
  IF v_type <> p_type THEN
    CALL refuse('wrong_location_type', CONCAT(
      'Location ', p_location, ' is for a ', IF(v_type = 1, 'property', 'bonus'), '.'));
  END IF;
END
