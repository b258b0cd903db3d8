CREATE VIEW landingsView AS
-- The statistics of the tiles of the current game, in order: how often a roll ended on each, and
-- how often and how much rent was paid for it. A roll for a fee, which moves nobody, does not
-- count: it has no landing event, and dice decide the rent of the tile, or a card that is announced
-- like every landing. It reads the whole ledger of the game: use it for statistics, not for every
-- move.
SELECT
  t.location AS `Position`,
  t.name AS `Tile`,
  c.name AS `Set`,
  COALESCE(l.rolls - IF(
    t.rent_by = 'dice' AND r.dice_rent = 'roll'
      OR t.prid IS NOT NULL AND r.landing_told AND EXISTS (
        SELECT k.effect FROM effectsView AS k
        WHERE k.ruleset_id = g.ruleset_id AND k.roll_factor IS NOT NULL), (
    SELECT COUNT(*)
    FROM Gamemanager AS m
    WHERE m.game_id = g.game_id
      AND m.action = 'roll'
      AND m.location = t.location
      AND NOT EXISTS (
        SELECT 1 FROM Event AS e
        WHERE e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.kind = 'moved')), 0), 0)
    AS `Landings`,
  COALESCE(e.rents, 0) AS `Rents`,
  COALESCE(e.paid, 0) AS `Rent paid`
FROM GameState AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN Tile AS t ON t.ruleset_id = g.ruleset_id
LEFT JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
LEFT JOIN (
  SELECT m.location, COUNT(*) AS rolls
  FROM Gamemanager AS m
  WHERE m.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
    AND m.action = 'roll'
  GROUP BY m.location) AS l ON l.location = t.location
LEFT JOIN (
  SELECT p.prid, COUNT(*) AS rents, CAST(SUM(p.amount) AS SIGNED) AS paid
  FROM Event AS p
  WHERE p.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
    AND p.kind = 'rent'
  GROUP BY p.prid) AS e ON e.prid = t.prid
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY t.location
