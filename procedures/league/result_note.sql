CREATE FUNCTION result_note(
  p_intent VARCHAR(20), p_round_id INT, p_table_no INT, p_scores JSON, p_game INT) RETURNS LONGTEXT
  READS SQL DATA
  COMMENT 'A sentence about a row of ResultRecord.'
BEGIN
  /*
   * Takes : the columns of the row; its scores, with player_id for player.
   */
  DECLARE v_scores LONGTEXT;
  DECLARE v_score JSON;
  DECLARE v_index INT DEFAULT 0;

  WHILE v_index < JSON_LENGTH(p_scores) DO
    SET v_score = JSON_EXTRACT(p_scores, CONCAT('$[', v_index, ']'));
    SET v_scores = CONCAT_WS(', ', v_scores, CONCAT(
      player_names(JSON_ARRAY(JSON_EXTRACT(v_score, '$.player_id'))), ' ',
      JSON_EXTRACT(v_score, '$.score')));
    SET v_index = v_index + 1;
  END WHILE;
  RETURN CONCAT(
    CASE p_intent
      WHEN 'record' THEN 'Result'
      WHEN 'correct' THEN 'Correction'
      WHEN 'forfeit' THEN 'Forfeit'
      WHEN 'annul' THEN 'Annulled'
      ELSE 'Undone, back to the earlier result'
    END,
    ' at table ', p_table_no, ' of round ', p_round_id, ': ', COALESCE(v_scores, 'no result'),
    IF(p_game IS NULL, '', CONCAT(' (game ', p_game, ')')));
END
