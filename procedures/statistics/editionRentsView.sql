CREATE VIEW editionRentsView AS
-- How often and how much rent was paid for each property in all games of an edition, by rulesets,
-- as in editionLandingsView. Query it for one edition: it reads the totals of the games that are
-- over, and the events of the others.
SELECT
  e.edition AS `Edition`,
  e.ruleset_id AS `Ruleset`,
  t.location AS `Position`,
  t.name AS `Tile`,
  c.cid AS `Set No.`,
  c.name AS `Set`,
  CAST(SUM(e.rents) AS SIGNED) AS `Rents`,
  CAST(SUM(e.paid) AS SIGNED) AS `Rent paid`
FROM (
  SELECT r.edition, c.ruleset_id, c.location, c.rents, c.paid
    FROM TileTotal AS c
    JOIN Ruleset AS r ON r.ruleset_id = c.ruleset_id
    WHERE c.rents > 0
  UNION ALL
  SELECT r.edition, s.ruleset_id, p.`Position`, COUNT(*), SUM(p.`Amount`)
    FROM Game AS s FORCE INDEX (ix_Game_is_counted)
    STRAIGHT_JOIN Ruleset AS r FORCE INDEX (PRIMARY) ON r.ruleset_id = s.ruleset_id
    STRAIGHT_JOIN rentPaymentsView AS p ON p.`Game` = s.game_id
    WHERE NOT s.is_counted AND NOT s.is_deleted
    GROUP BY r.edition, s.ruleset_id, p.`Position`) AS e
JOIN Tile AS t ON t.ruleset_id = e.ruleset_id AND t.location = e.location
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
GROUP BY e.edition, e.ruleset_id, t.location
