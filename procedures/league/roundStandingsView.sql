CREATE VIEW roundStandingsView AS
-- The standings after each round, by the results of that round and of those before it.
SELECT
  s.tournament_id AS `Tournament`,
  s.round_id AS `Round`,
  CAST(s.place AS SIGNED) AS `Rank`,
  s.player_id AS `Player No.`,
  p.name AS `Player`,
  s.matches AS `Matches`,
  s.points AS `Points`,
  ROUND(s.mean / 1e6, 2) AS `Points per match`,
  s.total_score AS `Total score`,
  s.wins AS `Wins`,
  s.byes AS `Byes`,
  s.for_byes AS `Points for byes`,
  s.extra AS `Bonus`
FROM leagueStandingsView AS s
STRAIGHT_JOIN LeaguePlayer AS p ON p.player_id = s.player_id
WHERE s.round_id > 0
ORDER BY s.tournament_id, s.round_id, s.place IS NULL, s.place, p.name
