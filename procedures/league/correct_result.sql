CREATE PROCEDURE correct_result(IN p_match_id INT, IN p_scores JSON)
  MODIFIES SQL DATA
  COMMENT 'Replaces all scores of a match; resultHistoryView keeps the old ones.'
BEGIN
  /*
   * Takes   : p_scores, as record_result.
   * Changes : one ResultRecord, from which result_trigger makes the rest in the same statement.
   * Raises  : what result_trigger raises.
   */
  INSERT INTO ResultRecord (match_id, intent, scores) VALUES (p_match_id, 'correct', p_scores);
END
