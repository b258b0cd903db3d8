CREATE VIEW violation_draw_without_round AS
-- Draws in rounds that do not exist (seed 002, Part IV, foreign keys).
SELECT d.tournament_id, d.round_id, d.match_id, d.player_id
FROM MatchDraw AS d
WHERE NOT EXISTS (
  SELECT 1
  FROM TournamentRound AS r
  WHERE r.tournament_id = d.tournament_id AND r.round_id = d.round_id)
