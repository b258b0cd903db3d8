CREATE VIEW standingsView AS
-- The present standings of the tournaments: by points, then by total score, whoever has played.
SELECT
  s.tournament_id AS `Tournament`,
  s.place AS `Rank`,
  s.player_id AS `Player No.`,
  p.name AS `Player`,
  s.matches AS `Matches`,
  s.points AS `Points`,
  s.total_score AS `Total score`
FROM (
  SELECT
    l.tournament_id,
    l.player_id,
    COUNT(*) AS matches,
    CAST(SUM(l.points) AS SIGNED) AS points,
    CAST(SUM(l.match_score) AS SIGNED) AS total_score,
    RANK() OVER (
      PARTITION BY l.tournament_id
      ORDER BY SUM(l.points) DESC, SUM(l.match_score) DESC) AS place
  FROM leaguePointsView AS l
  GROUP BY l.tournament_id, l.player_id
) AS s
STRAIGHT_JOIN LeaguePlayer AS p ON p.player_id = s.player_id
ORDER BY s.tournament_id, s.place, p.name
