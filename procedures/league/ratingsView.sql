CREATE VIEW ratingsView AS
-- The ratings of players over all tournaments; league_ratings has the formula.
SELECT
  CAST(RANK() OVER (ORDER BY ROUND(r.rating) DESC) AS SIGNED) AS `Rank`,
  r.player_id AS `Player No.`,
  p.name AS `Player`,
  CAST(ROUND(r.rating) AS SIGNED) AS `Rating`,
  r.matches AS `Matches`
FROM (SELECT league_ratings() AS ratings) AS l
JOIN JSON_TABLE(l.ratings, '$[*]' COLUMNS (
  player_id BIGINT PATH '$.player', rating DOUBLE PATH '$.rating', matches BIGINT PATH '$.matches'
)) AS r
JOIN LeaguePlayer AS p ON p.player_id = r.player_id
WHERE r.matches > 0
ORDER BY `Rank`, p.name
