CREATE PROCEDURE write_scores(IN p_match_id INT, IN p_scores JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes the scores of a match that were checked.'
BEGIN
  /*
   * Takes   : p_scores, [{"player_id": number, "score": number}, …].
   * Changes : MatchScore. A correction has the same players as what it replaces.
   */
  INSERT INTO MatchScore (match_id, player_id, match_score)
    SELECT p_match_id, j.player_id, j.score
      FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (
        player_id INT PATH '$.player_id', score INT PATH '$.score')) AS j
    ON DUPLICATE KEY UPDATE match_score = j.score;
END
