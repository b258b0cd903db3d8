CREATE PROCEDURE annul_result(IN p_match LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Annuls the result of a match, which can then be played or recorded again.'
BEGIN
  /*
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : match_not_found, and what result_trigger raises.
   */
  CALL insert_result(p_match, 'annul', '[]', NULL);
END
