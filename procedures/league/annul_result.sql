CREATE PROCEDURE annul_result(IN p_match LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes the result of a match back; it is to be played or recorded again.'
BEGIN
  /*
   * Changes : one ResultRecord, from which result_trigger makes the rest in the same statement.
   * Raises  : match_not_found, and what result_trigger raises.
   */
  CALL insert_result(p_match, 'annul', '[]', NULL);
END
