CREATE VIEW pointsView AS
-- The points of every score: for the place, for the strength of the table, for the score itself.
SELECT
  s.tournament_id AS `Tournament`,
  s.round_id AS `Round`,
  s.match_id AS `Match`,
  s.player_id AS `Player No.`,
  p.name AS `Player`,
  s.match_score AS `Score`,
  CAST(s.place AS SIGNED) AS `Place`,
  s.for_place AS `For place`,
  s.for_table AS `For table`,
  s.for_score AS `For score`,
  s.points AS `Points`
FROM leaguePointsView AS s
STRAIGHT_JOIN LeaguePlayer AS p ON p.player_id = s.player_id
ORDER BY s.tournament_id, s.round_id, s.match_id, s.place, p.name
