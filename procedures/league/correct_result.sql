CREATE PROCEDURE correct_result(IN p_match LONGTEXT, IN p_scores LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Replaces all scores of a match; resultHistoryView keeps the old ones.'
BEGIN
  /*
   * Takes   : p_scores, as record_result.
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : match_not_found, and what result_trigger raises.
   */
  CALL insert_result(p_match, 'correct', p_scores, NULL);
END
