CREATE FUNCTION player_means(p_tournament_id BIGINT, p_players JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The points per match of players in a tournament.'
BEGIN
  /*
   * Takes   : p_players, [number, …].
   * Returns : [{"player_id": number, "mean": number}, …], in millionths of a point. A player
   *           without a match counts as the mean of all matches, neither good nor bad.
   * Why     : in whole numbers, so that equal means are equal.
   */
  DECLARE v_means JSON;

  WITH
    total AS (
      SELECT l.player_id, SUM(l.points) AS points, COUNT(*) AS matches
        FROM leaguePointsView AS l
        WHERE l.tournament_id = p_tournament_id
        GROUP BY l.player_id),
    whole AS (
      SELECT COALESCE(1000000 * SUM(t.points) DIV SUM(t.matches), 0) AS mean FROM total AS t)
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player_id', j.player_id,
      'mean', COALESCE(1000000 * t.points DIV t.matches, w.mean)))
    INTO v_means
    FROM whole AS w
    JOIN JSON_TABLE(p_players, '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
    LEFT JOIN total AS t ON t.player_id = j.player_id;
  RETURN v_means;
END
