CREATE PROCEDURE find_strength(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_players JSON, OUT p_strength INT)
  READS SQL DATA
  COMMENT 'Finds the strength of a table that is opened in a running round.'
BEGIN
  /*
   * Returns : p_strength, that of the strongest table whose players are not better, by their
   *           current means; 1 when all are better; NULL in a round without strengths.
   */
  DECLARE v_seats, v_means JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'strength', mt.table_strength, 'match', d.match_id, 'player', d.player_id))
    INTO v_seats
    FROM LeagueMatch AS m
    JOIN MatchTable AS mt ON mt.match_id = m.match_id
    JOIN MatchDraw AS d ON d.match_id = m.match_id
    WHERE m.tournament_id = p_tournament_id
      AND m.round_id = p_round_id;
  SET v_means = player_means(p_tournament_id, JSON_MERGE_PRESERVE(
    p_players, COALESCE(JSON_EXTRACT(v_seats, '$[*].player'), JSON_ARRAY())));
  WITH
    seat AS (
      SELECT j.strength, j.match_id, j.player_id
        FROM JSON_TABLE(v_seats, '$[*]' COLUMNS (
          strength INT PATH '$.strength', match_id BIGINT PATH '$.match',
          player_id BIGINT PATH '$.player')) AS j
      UNION ALL
      SELECT 0, 0, j.player_id
        FROM JSON_TABLE(p_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j),
    mean AS (
      SELECT s.match_id, MAX(s.strength) AS strength, 12 * SUM(p.mean) DIV COUNT(*) AS mean
        FROM seat AS s
        JOIN JSON_TABLE(v_means, '$[*]' COLUMNS (
          player_id BIGINT PATH '$.player_id', mean BIGINT PATH '$.mean')) AS p
          ON p.player_id = s.player_id
        GROUP BY s.match_id)
  SELECT IF(
      COUNT(other.match_id) > 0,
      COALESCE(MAX(IF(other.mean <= mine.mean, other.strength, NULL)), 1), NULL)
    INTO p_strength
    FROM mean AS mine
    LEFT JOIN mean AS other ON other.match_id <> 0
    WHERE mine.match_id = 0;
END
