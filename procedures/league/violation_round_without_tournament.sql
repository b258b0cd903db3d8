CREATE VIEW violation_round_without_tournament AS
-- Rounds of tournaments that do not exist (seed 002, Part IV, foreign keys).
SELECT r.tournament_id, r.round_id, r.expected_start_date, r.expected_end_date
FROM TournamentRound AS r
WHERE NOT EXISTS (SELECT 1 FROM Tournament AS t WHERE t.tournament_id = r.tournament_id)
