CREATE PROCEDURE check_scored_players(IN p_match_id BIGINT, IN p_scores JSON)
  READS SQL DATA
  COMMENT 'Rejects scores whose players are not those drawn for a match.'
BEGIN
  /*
   * Takes  : p_scores, as record_result.
   * Raises : player_not_drawn, scored_twice, score_missing.
   * Rule   : seed 002, Part IV, rule 4.
   */
  DECLARE v_stranger BOOLEAN DEFAULT FALSE;
  DECLARE v_name, v_twice, v_missing VARCHAR(60);

  SELECT TRUE, j.name
    INTO v_stranger, v_name
    FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (name VARCHAR(60) PATH '$.player')) AS j
    LEFT JOIN LeaguePlayer AS p ON p.name = TRIM(j.name) COLLATE utf8mb4_0900_as_ci
    LEFT JOIN MatchDraw AS d ON d.match_id = p_match_id AND d.player_id = p.player_id
    WHERE d.player_id IS NULL
    LIMIT 1;
  IF v_stranger THEN
    CALL refuse('player_not_drawn', CONCAT(
      shown(v_name), ' is not drawn in this match.'));
  END IF;
  SELECT MIN(p.name)
    INTO v_twice
    FROM JSON_TABLE(p_scores, '$[*]' COLUMNS (name VARCHAR(60) PATH '$.player')) AS j
    JOIN LeaguePlayer AS p ON p.name = TRIM(j.name) COLLATE utf8mb4_0900_as_ci
    GROUP BY p.player_id
    HAVING COUNT(*) > 1
    LIMIT 1;
  IF v_twice IS NOT NULL THEN
    CALL refuse('scored_twice', CONCAT(v_twice, ' has two scores.'));
  END IF;
  SELECT MIN(p.name)
    INTO v_missing
    FROM MatchDraw AS d
    JOIN LeaguePlayer AS p ON p.player_id = d.player_id
    LEFT JOIN JSON_TABLE(p_scores, '$[*]' COLUMNS (name VARCHAR(60) PATH '$.player')) AS j
      ON p.name = TRIM(j.name) COLLATE utf8mb4_0900_as_ci
    WHERE d.match_id = p_match_id
      AND j.name IS NULL;
  IF v_missing IS NOT NULL THEN
    CALL refuse('score_missing', CONCAT(
      v_missing, ' is drawn in this match but has no score.'));
  END IF;
END
