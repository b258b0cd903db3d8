CREATE VIEW violation_score_sum AS
-- Matches whose scores do not sum to 0 (seed 002, Part IV, rule 2).
SELECT s.match_id, SUM(s.match_score) AS total
FROM MatchScore AS s
GROUP BY s.match_id
HAVING total <> 0
