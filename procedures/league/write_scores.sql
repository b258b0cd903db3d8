CREATE PROCEDURE write_scores(IN p_match_id BIGINT, IN p_scores JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes the validated scores of a match.'
BEGIN
  /*
   * Takes   : p_scores, [{"player_id": number, "score": number}, …]; [] for none.
   * Changes : MatchScore. A correction has the same players as what it replaces.
   */
  IF JSON_LENGTH(p_scores) = 0 THEN
    DELETE s
      FROM MatchDraw AS d
      STRAIGHT_JOIN MatchScore AS s ON s.match_id = d.match_id AND s.player_id = d.player_id
      WHERE d.match_id = p_match_id;
  END IF;
  INSERT INTO MatchScore (match_id, player_id, match_score)
    SELECT p_match_id, j.player_id, j.score
      FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (
        player_id BIGINT PATH '$.player_id', score INT PATH '$.score')) AS j
    ON DUPLICATE KEY UPDATE match_score = j.score;
END
