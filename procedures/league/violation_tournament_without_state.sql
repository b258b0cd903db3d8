CREATE VIEW violation_tournament_without_state AS
-- Tournaments without a state, or whose number of changes differs from the ledger.
SELECT t.tournament_id, s.change_count, COUNT(c.change_no) AS changes
FROM Tournament AS t
LEFT JOIN TournamentState AS s ON s.tournament_id = t.tournament_id
LEFT JOIN TournamentChange AS c ON c.tournament_id = t.tournament_id
GROUP BY t.tournament_id, s.change_count
HAVING NOT changes <=> s.change_count
