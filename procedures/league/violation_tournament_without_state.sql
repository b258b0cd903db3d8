CREATE VIEW violation_tournament_without_state AS
-- Tournaments that nobody can change, or whose changes are not those of the ledger.
SELECT t.tournament_id, s.change_count, COUNT(c.change_no) AS changes
FROM Tournament AS t
LEFT JOIN TournamentState AS s ON s.tournament_id = t.tournament_id
LEFT JOIN TournamentChange AS c ON c.tournament_id = t.tournament_id
GROUP BY t.tournament_id, s.change_count
HAVING NOT changes <=> s.change_count
