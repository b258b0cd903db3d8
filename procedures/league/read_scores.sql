CREATE PROCEDURE read_scores(
  IN p_match_id BIGINT, IN p_scores JSON, OUT p_given INT, OUT p_drawn INT, OUT p_wrong INT,
  OUT p_sum BIGINT, OUT p_by_number JSON)
  READS SQL DATA
  COMMENT 'Parses the scores of a match.'
BEGIN
  /*
   * Takes   : p_scores, as record_result.
   * Returns : p_given, the number of scores; p_drawn, how many players drawn for the match have
   *           one; p_wrong, how many scores are not even whole numbers in range; p_sum, of those in
   *           range; p_by_number, the scores with player_id for player.
   */
  SELECT
      COUNT(*),
      COUNT(DISTINCT d.player_id),
      COUNT(*) - COALESCE(SUM(j.is_number AND MOD(j.score, 2) = 0), 0),
      COALESCE(SUM(IF(j.is_number, j.score, 0)), 0),
      JSON_ARRAYAGG(JSON_OBJECT('player_id', d.player_id, 'score', j.score))
    INTO p_given, p_drawn, p_wrong, p_sum, p_by_number
    FROM (
      SELECT
          s.name, s.score,
          JSON_TYPE(s.score) IN ('INTEGER', 'UNSIGNED INTEGER')
            AND ABS(s.score) <= 1000000000 AS is_number
        FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (
          name VARCHAR(60) PATH '$.player', score JSON PATH '$.score')) AS s
    ) AS j
    LEFT JOIN LeaguePlayer AS p ON p.name = TRIM(j.name) COLLATE utf8mb4_0900_as_ci
    LEFT JOIN MatchDraw AS d ON d.match_id = p_match_id AND d.player_id = p.player_id;
END
