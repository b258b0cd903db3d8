CREATE VIEW violation_table_without_draw AS
-- Table strengths of matches that do not exist (seed 002, Part IV, foreign keys).
SELECT mt.match_id, mt.table_strength
FROM MatchTable AS mt
WHERE NOT EXISTS (SELECT 1 FROM MatchDraw AS d WHERE d.match_id = mt.match_id)
