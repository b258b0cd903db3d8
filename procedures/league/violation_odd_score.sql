CREATE VIEW violation_odd_score AS
-- Odd scores (seed 002, Part IV, rule 1).
SELECT s.match_id, s.player_id, s.match_score
FROM MatchScore AS s
WHERE NOT MOD(s.match_score, 2) = 0
