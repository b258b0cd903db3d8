CREATE VIEW leagueExtrasView AS
-- What players have beside matches, now and after each round: byes of rounds in which somebody has
-- played, and bonuses and penalties.
SELECT
  b.tournament_id,
  s.round_id,
  b.player_id,
  1 AS byes,
  0 AS points
FROM RoundBye AS b
JOIN (
  SELECT r.tournament_id, r.round_id FROM TournamentRound AS r
  UNION ALL
  SELECT t.tournament_id, 0 FROM Tournament AS t
) AS s ON s.tournament_id = b.tournament_id AND (s.round_id >= b.round_id OR s.round_id = 0)
WHERE EXISTS (
  SELECT 1
  FROM LeagueMatch AS m
  WHERE m.tournament_id = b.tournament_id AND m.round_id = b.round_id AND m.is_played)
UNION ALL
SELECT
  a.tournament_id,
  s.round_id,
  a.player_id,
  0,
  a.points
FROM PointAdjustment AS a
JOIN (
  SELECT r.tournament_id, r.round_id FROM TournamentRound AS r
  UNION ALL
  SELECT t.tournament_id, 0 FROM Tournament AS t
) AS s
  ON s.tournament_id = a.tournament_id
  AND (s.round_id >= COALESCE(a.round_id, 1) OR s.round_id = 0)
