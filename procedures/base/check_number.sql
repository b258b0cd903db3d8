CREATE PROCEDURE check_number(IN p_number BIGINT)
  READS SQL DATA
  COMMENT 'Refuses a number that no row has which the server numbers.'
BEGIN
  /*
   * Takes  : p_number, of the row that was just inserted.
   * Raises : session_variable.
   * Why    : SET insert_id = 0 numbers the next row 0, and cannot be told from a session that sets
   *          nothing before that.
   */
  IF p_number < 1 THEN
    CALL refuse('session_variable', 'insert_id is not as the server has it; connect again.');
  END IF;
END
