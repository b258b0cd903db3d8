CREATE VIEW ratingsView AS
-- How strong players are by all tournaments; league_ratings says by which formula.
SELECT
  RANK() OVER (ORDER BY ROUND(r.rating) DESC) AS `Rank`,
  r.player_id AS `Player No.`,
  p.name AS `Player`,
  CAST(ROUND(r.rating) AS SIGNED) AS `Rating`,
  r.matches AS `Matches`
FROM (
  SELECT
    k.player_id,
    JSON_EXTRACT(k.ratings, CONCAT('$."', k.player_id, '".rating')) + 0e0 AS rating,
    CAST(JSON_EXTRACT(k.ratings, CONCAT('$."', k.player_id, '".matches')) AS SIGNED) AS matches
  FROM (
    SELECT l.ratings, j.player_id
    FROM (SELECT league_ratings() AS ratings) AS l
    JOIN JSON_TABLE(JSON_KEYS(l.ratings), '$[*]' COLUMNS (player_id BIGINT PATH '$')) AS j
  ) AS k
) AS r
JOIN LeaguePlayer AS p ON p.player_id = r.player_id
ORDER BY `Rank`, p.name
