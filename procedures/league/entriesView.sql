CREATE VIEW entriesView AS
-- The players who are entered for the coming rounds of each tournament.
SELECT
  e.tournament_id AS `Tournament`,
  e.player_id AS `Player No.`,
  p.name AS `Player`
FROM TournamentEntry AS e
JOIN LeaguePlayer AS p ON p.player_id = e.player_id
ORDER BY e.tournament_id, p.name
