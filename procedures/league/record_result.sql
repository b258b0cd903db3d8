CREATE PROCEDURE record_result(IN p_match LONGTEXT, IN p_scores LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Writes all scores of a match that was played.'
BEGIN
  /*
   * Takes   : p_scores, [{"player": name, "score": number}, …], one for each who is drawn.
   * Changes : one ResultRecord, from which result_trigger makes the rest in the same statement.
   * Raises  : match_not_found, and what result_trigger raises.
   */
  CALL insert_result(p_match, 'record', p_scores, NULL);
END
