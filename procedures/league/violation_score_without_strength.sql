CREATE VIEW violation_score_without_strength AS
-- Scores in matches without the table strength for which the point system pays (seed 002,
-- Requirements, point system 2).
SELECT s.match_id, s.player_id, s.match_score
FROM MatchScore AS s
JOIN MatchDraw AS d ON d.match_id = s.match_id AND d.player_id = s.player_id
JOIN Tournament AS t ON t.tournament_id = d.tournament_id
JOIN PointRule AS r ON r.point_system_name = t.point_system_name AND r.uses_strength
WHERE NOT EXISTS (SELECT 1 FROM MatchTable AS mt WHERE mt.match_id = s.match_id)
