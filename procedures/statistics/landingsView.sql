CREATE VIEW landingsView AS
-- The statistics of the tiles of the current game, in order: how often a roll ended on each, and
-- how often and how much rent was paid for it. A roll for a fee, which moves nobody, does not
-- count. It reads the whole ledger of the game: use it for statistics, not for every move.
SELECT
  t.location AS `Position`,
  t.name AS `Tile`,
  c.name AS `Set`,
  COALESCE(l.landings, 0) AS `Landings`,
  COALESCE(e.rents, 0) AS `Rents`,
  COALESCE(e.paid, 0) AS `Rent paid`
FROM GameState AS g
JOIN Tile AS t ON t.ruleset_id = g.ruleset_id
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
LEFT JOIN (
  SELECT m.`Position` AS location, COUNT(*) AS landings
  FROM rollsView AS m
  WHERE m.`Game` = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
  GROUP BY m.`Position`) AS l ON l.location = t.location
LEFT JOIN (
  SELECT p.`Position` AS location, COUNT(*) AS rents, CAST(SUM(p.`Amount`) AS SIGNED) AS paid
  FROM rentPaymentsView AS p
  WHERE p.`Game` = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
  GROUP BY p.`Position`) AS e ON e.location = t.location
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY t.location
