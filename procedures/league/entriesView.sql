CREATE VIEW entriesView AS
-- Who is drawn in the rounds to come of each tournament.
SELECT
  e.tournament_id AS `Tournament`,
  e.player_id AS `Player No.`,
  p.name AS `Player`
FROM TournamentEntry AS e
JOIN LeaguePlayer AS p ON p.player_id = e.player_id
ORDER BY e.tournament_id, p.name
