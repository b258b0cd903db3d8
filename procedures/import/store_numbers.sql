CREATE PROCEDURE store_numbers(IN p_name TEXT, IN p_numbers JSON, OUT p_list_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a list of random numbers, unless it exists.'
BEGIN
  /*
   * Takes   : p_name, of the list; p_numbers, whole numbers from 0 to 1000.
   * Changes : one row of NumberList, and its numbers. Nothing when the list exists.
   * Raises  : session_variable, name_missing, name_too_long, numbers_malformed, name_taken.
   */
  DECLARE v_schema JSON DEFAULT
    '{"type": "array", "minItems": 1, "items": {"type": "integer", "minimum": 0, "maximum": 1000}}';
  DECLARE v_length, v_same INT;

  CALL check_import_name(p_name, 60);
  IF NOT COALESCE(JSON_SCHEMA_VALID(v_schema, p_numbers), FALSE) THEN
    CALL refuse('numbers_malformed', CONCAT(
      'The numbers are malformed: ', schema_failure(v_schema, p_numbers), '.'));
  END IF;

  SELECT l.list_id, l.length INTO p_list_id, v_length FROM NumberList AS l WHERE l.name = p_name;
  IF p_list_id IS NULL THEN
    CALL check_session();
    INSERT INTO NumberList (name, length) VALUES (p_name, JSON_LENGTH(p_numbers));
    SET p_list_id = LAST_INSERT_ID();
    CALL check_number(p_list_id);
    INSERT INTO ListedNumber (list_id, position, value)
      SELECT p_list_id, j.position, j.value
        FROM JSON_TABLE(p_numbers, '$[*]' COLUMNS (
          position FOR ORDINALITY, value INT PATH '$')) AS j;
  ELSE
    SELECT COUNT(*)
      INTO v_same
      FROM ListedNumber AS n
      JOIN JSON_TABLE(p_numbers, '$[*]' COLUMNS (
        position FOR ORDINALITY, value INT PATH '$')) AS j ON j.position = n.position
      WHERE n.list_id = p_list_id AND n.value = j.value;
    IF v_length <> JSON_LENGTH(p_numbers) OR v_same <> v_length THEN
      CALL refuse('name_taken', CONCAT('There is already a list ', p_name, ' with other numbers.'));
    END IF;
  END IF;
END
