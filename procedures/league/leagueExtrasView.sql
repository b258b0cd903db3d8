CREATE VIEW leagueExtrasView AS
-- What players have besides matches, now, which is round 0, and after each round: byes of rounds
-- with results, bonuses and penalties. Now and after the rounds are separate SELECTs: a condition
-- on the tournament then reaches the keys.
SELECT
  b.tournament_id,
  0 AS round_id,
  b.player_id,
  1 AS byes,
  0 AS points
FROM RoundBye AS b
WHERE EXISTS (
  SELECT 1
  FROM LeagueMatch AS m
  WHERE m.tournament_id = b.tournament_id AND m.round_id = b.round_id AND m.is_played)
UNION ALL
SELECT
  b.tournament_id,
  r.round_id,
  b.player_id,
  1,
  0
FROM RoundBye AS b
JOIN TournamentRound AS r ON r.tournament_id = b.tournament_id AND r.round_id >= b.round_id
WHERE EXISTS (
  SELECT 1
  FROM LeagueMatch AS m
  WHERE m.tournament_id = b.tournament_id AND m.round_id = b.round_id AND m.is_played)
UNION ALL
SELECT
  a.tournament_id,
  0,
  a.player_id,
  0,
  a.points
FROM PointAdjustment AS a
UNION ALL
SELECT
  a.tournament_id,
  r.round_id,
  a.player_id,
  0,
  a.points
FROM PointAdjustment AS a
JOIN TournamentRound AS r
  ON r.tournament_id = a.tournament_id AND r.round_id >= COALESCE(a.round_id, 1)
