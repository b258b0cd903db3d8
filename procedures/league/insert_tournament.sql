CREATE PROCEDURE insert_tournament(
  IN p_name LONGTEXT, IN p_start DATE, IN p_end DATE, IN p_system VARCHAR(40),
  OUT p_tournament_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a tournament under a name that is free.'
BEGIN
  /*
   * Raises : name_taken, number_taken, session_variable.
   * Why    : another session may have inserted one that this transaction does not see yet.
   */
  DECLARE v_taken INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT COUNT(*)
      INTO v_taken
      FROM Tournament AS t
      WHERE t.name = p_name COLLATE utf8mb4_0900_as_ci
      FOR SHARE;
    IF v_taken > 0 THEN
      CALL refuse('name_taken', CONCAT('There is already a tournament ', p_name, '.'));
    END IF;
    CALL refuse('number_taken', 'The next tournament number is in use; tell the owner.');
  END;

  INSERT INTO Tournament (name, start_date, end_date, point_system_name)
    VALUES (p_name, p_start, p_end, p_system);
  SET p_tournament_id = LAST_INSERT_ID();
  CALL check_number(p_tournament_id);
END
