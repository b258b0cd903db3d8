CREATE VIEW violation_score_without_draw AS
-- Scores of players who are not drawn for the match (seed 002, Part IV, foreign keys).
SELECT s.match_id, s.player_id, s.match_score
FROM MatchScore AS s
WHERE NOT EXISTS (
  SELECT 1 FROM MatchDraw AS d WHERE d.match_id = s.match_id AND d.player_id = s.player_id)
