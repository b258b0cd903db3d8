CREATE PROCEDURE record_result(IN p_match LONGTEXT, IN p_scores LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Records all scores of a match.'
BEGIN
  /*
   * Takes   : p_scores, [{"player": name, "score": number}, …], one for each player of the match.
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : match_not_found, and what result_trigger raises.
   */
  CALL insert_result(p_match, 'record', p_scores, NULL);
END
