CREATE PROCEDURE record_result(IN p_match_id INT, IN p_scores JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes all scores of a match that was played.'
BEGIN
  /*
   * Takes   : p_scores, [{"player": name, "score": number}, …], one for each who is drawn.
   * Changes : one ResultRecord, from which result_trigger makes the rest in the same statement.
   * Raises  : what result_trigger raises.
   */
  INSERT INTO ResultRecord (match_id, intent, scores) VALUES (p_match_id, 'record', p_scores);
END
