CREATE PROCEDURE check_number(IN p_number BIGINT)
  READS SQL DATA
  COMMENT 'Rejects a forced AUTO_INCREMENT value.'
BEGIN
  /*
   * Takes  : p_number, of the row that was just inserted.
   * Raises : session_variable.
   * Why    : SET insert_id = 0 numbers the next row 0; before the insert it cannot be told from a
   *          session that sets nothing.
   */
  IF p_number < 1 THEN
    CALL refuse('session_variable', 'insert_id differs from the server''s setting; connect again.');
  END IF;
END
