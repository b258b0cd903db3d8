CREATE VIEW violation_bye_of_drawn AS
-- Byes of players who are drawn in the same round.
SELECT b.tournament_id, b.round_id, b.player_id, d.match_id
FROM RoundBye AS b
JOIN MatchDraw AS d
  ON d.tournament_id = b.tournament_id
  AND d.round_id = b.round_id
  AND d.player_id = b.player_id
