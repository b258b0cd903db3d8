CREATE VIEW totalDifferencesView AS
-- Totals that differ from the ledgers of the games that they contain: no row. `Counted`: what is
-- counted, and of what (a position, a length or a line-up). `Recorded`: by the ledgers. It reads
-- all of them.
SELECT
  d.ruleset_id AS `Ruleset`,
  d.counted AS `Counted`,
  CAST(SUM(d.recorded) AS SIGNED) AS `Recorded`,
  CAST(SUM(d.total) AS SIGNED) AS `Total`
FROM (
  SELECT c.ruleset_id, CONCAT('landings ', c.location) AS counted, 0 AS recorded,
      c.landings AS total
    FROM TileTotal AS c
  UNION ALL
  SELECT c.ruleset_id, CONCAT('rents ', c.location), 0, c.rents FROM TileTotal AS c
  UNION ALL
  SELECT c.ruleset_id, CONCAT('paid ', c.location), 0, c.paid FROM TileTotal AS c
  UNION ALL
  SELECT c.ruleset_id, CONCAT('line-up ', CONVERT(c.lineup USING utf8mb4)), 0, c.games
    FROM LineupTotal AS c
  UNION ALL
  SELECT c.ruleset_id, CONCAT(c.unit, ' ', c.length), 0, c.games FROM LengthTotal AS c
  UNION ALL
  SELECT s.ruleset_id, x.counted, x.number, 0
    FROM (
      SELECT m.`Game`, CONCAT('landings ', m.`Position`) AS counted, 1 AS number FROM rollsView AS m
      UNION ALL
      SELECT p.`Game`, CONCAT('rents ', p.`Position`), 1 FROM rentPaymentsView AS p
      UNION ALL
      SELECT p.`Game`, CONCAT('paid ', p.`Position`), p.`Amount` FROM rentPaymentsView AS p
      UNION ALL
      SELECT o.`Game`, CONCAT('line-up ', CONVERT(o.`Lineup` USING utf8mb4)), 1
        FROM gameOutcomesView AS o
      UNION ALL
      SELECT o.`Game`, CONCAT('moves ', o.`Moves`), 1 FROM gameOutcomesView AS o
      UNION ALL
      SELECT o.`Game`, CONCAT('rounds ', o.`Rounds`), 1 FROM gameOutcomesView AS o) AS x
    JOIN Game AS s ON s.game_id = x.`Game` AND s.is_counted) AS d
GROUP BY d.ruleset_id, d.counted
HAVING SUM(d.recorded) <> SUM(d.total)
