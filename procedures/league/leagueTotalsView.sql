CREATE VIEW leagueTotalsView AS
-- The totals of the matches of each player: now, which is round 0, and after each round.
SELECT
  l.tournament_id,
  0 AS round_id,
  l.player_id,
  COUNT(*) AS matches,
  CAST(IF(COUNT(l.points) < COUNT(*), NULL, SUM(l.points)) AS SIGNED) AS points,
  CAST(SUM(l.match_score) AS SIGNED) AS total_score,
  CAST(SUM(l.place = 1) AS SIGNED) AS wins,
  MAX(l.match_score) AS best_score
FROM leaguePointsView AS l
GROUP BY l.tournament_id, l.player_id
UNION ALL
SELECT
  l.tournament_id,
  r.round_id,
  l.player_id,
  COUNT(*),
  CAST(IF(COUNT(l.points) < COUNT(*), NULL, SUM(l.points)) AS SIGNED),
  CAST(SUM(l.match_score) AS SIGNED),
  CAST(SUM(l.place = 1) AS SIGNED),
  MAX(l.match_score)
FROM leaguePointsView AS l
JOIN TournamentRound AS r ON r.tournament_id = l.tournament_id AND r.round_id >= l.round_id
GROUP BY l.tournament_id, r.round_id, l.player_id
