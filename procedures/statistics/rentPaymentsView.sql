CREATE VIEW rentPaymentsView AS
-- The rents that were paid in all games.
SELECT
  e.game_id AS `Game`,
  s.ruleset_id AS `Ruleset`,
  t.location AS `Position`,
  e.amount AS `Amount`
FROM Game AS s FORCE INDEX (PRIMARY)
STRAIGHT_JOIN Event AS e FORCE INDEX (PRIMARY) ON e.game_id = s.game_id
STRAIGHT_JOIN Tile AS t ON t.ruleset_id = s.ruleset_id AND t.prid = e.prid
WHERE e.kind = 'rent'
