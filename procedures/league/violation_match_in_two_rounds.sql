CREATE VIEW violation_match_in_two_rounds AS
-- Matches with draws in more than one round: what seed 002, Part II, leaves open.
SELECT d.match_id, COUNT(DISTINCT d.tournament_id, d.round_id) AS rounds
FROM MatchDraw AS d
GROUP BY d.match_id
HAVING rounds > 1
