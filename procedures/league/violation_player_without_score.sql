CREATE VIEW violation_player_without_score AS
-- Draws without a score in matches that have some (seed 002, Part IV, rule 4).
SELECT d.tournament_id, d.round_id, d.match_id, d.player_id
FROM MatchDraw AS d
WHERE EXISTS (SELECT 1 FROM MatchScore AS s WHERE s.match_id = d.match_id)
  AND NOT EXISTS (
    SELECT 1 FROM MatchScore AS s WHERE s.match_id = d.match_id AND s.player_id = d.player_id)
