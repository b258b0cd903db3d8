CREATE VIEW leaguePlayersView AS
-- All players of the league.
SELECT
  p.player_id AS `Player No.`,
  p.name AS `Player`,
  (SELECT COUNT(*) FROM TournamentEntry AS e WHERE e.player_id = p.player_id) AS `Tournaments`,
  (SELECT COUNT(*) FROM MatchDraw AS d WHERE d.player_id = p.player_id) AS `Matches`
FROM LeaguePlayer AS p
ORDER BY p.name
