CREATE VIEW tileIconsView AS
-- The types and icons of the tiles of all boards; one board is read by key. `Icon`: NULL for a tile
-- that shows only its name.
SELECT
  t.ruleset_id AS `Ruleset`,
  t.location AS `Location`,
  k.kind AS `Kind`,
  COALESCE(l.icon, k.icon) AS `Icon`
FROM Tile AS t
JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
JOIN Location AS l ON l.ruleset_id = t.ruleset_id AND l.lid = t.location
LEFT JOIN TileKind AS k FORCE INDEX (PRIMARY) ON k.kind = CASE
  WHEN EXISTS (
    SELECT 1
    FROM Tile AS g
    WHERE g.ruleset_id = t.ruleset_id AND g.effect = 'go_to_jail' AND g.amount = t.location)
    THEN 'jail'
  WHEN t.location = r.jail_location THEN 'jail'
  WHEN t.location = r.first_location AND t.effect = 'none' THEN 'start'
  ELSE COALESCE(t.effect, t.rent_by) END
