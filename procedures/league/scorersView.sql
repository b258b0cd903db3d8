CREATE VIEW scorersView AS
-- The accounts that may change each tournament; the owner of the database may change all.
SELECT s.tournament_id AS `Tournament`, s.account AS `Account`, s.right_given AS `Right`
FROM TournamentScorer AS s
ORDER BY s.tournament_id, s.account
