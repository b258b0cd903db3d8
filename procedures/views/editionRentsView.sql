CREATE VIEW editionRentsView AS
-- How often and how much rent was paid for each property in all games of an edition, by rulesets,
-- as in editionLandingsView. Query it for one edition: it reads all events of all its games.
SELECT
  e.edition AS `Edition`,
  e.ruleset_id AS `Ruleset`,
  t.location AS `Position`,
  t.name AS `Tile`,
  c.cid AS `Set No.`,
  c.name AS `Set`,
  e.rents AS `Rents`,
  e.paid AS `Rent paid`
FROM (
  SELECT r.edition, r.ruleset_id, e.prid, COUNT(*) AS rents, CAST(SUM(e.amount) AS SIGNED) AS paid
    FROM Ruleset AS r
    STRAIGHT_JOIN Game AS s ON s.ruleset_id = r.ruleset_id AND NOT s.is_deleted
    STRAIGHT_JOIN Event AS e FORCE INDEX (PRIMARY) ON e.game_id = s.game_id
    WHERE e.kind = 'rent'
    GROUP BY r.edition, r.ruleset_id, e.prid) AS e
JOIN Tile AS t ON t.ruleset_id = e.ruleset_id AND t.prid = e.prid
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
