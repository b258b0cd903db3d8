CREATE VIEW violation_match_without_table AS
-- Matches without a table strength in rounds where another match has one (seed 002, Part III, rule
-- 6).
SELECT DISTINCT d.match_id
FROM TournamentRound AS r
JOIN MatchDraw AS d ON d.tournament_id = r.tournament_id AND d.round_id = r.round_id
WHERE EXISTS (
    SELECT 1
    FROM MatchDraw AS other
    JOIN MatchTable AS mt ON mt.match_id = other.match_id
    WHERE other.tournament_id = r.tournament_id AND other.round_id = r.round_id)
  AND NOT EXISTS (SELECT 1 FROM MatchTable AS mt WHERE mt.match_id = d.match_id)
