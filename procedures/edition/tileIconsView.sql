CREATE VIEW tileIconsView AS
-- The types and icons of the tiles of all boards. `Icon`: NULL for a tile that shows only its name.
SELECT
  q.ruleset_id AS `Ruleset`,
  q.location AS `Location`,
  q.kind AS `Kind`,
  COALESCE(q.icon, k.icon) AS `Icon`
FROM (
  SELECT t.ruleset_id, t.location, l.icon, CASE
      WHEN EXISTS (
        SELECT 1
          FROM Tile AS g
          WHERE g.ruleset_id = t.ruleset_id AND g.effect = 'go_to_jail'
            AND g.amount = t.location) THEN 'jail'
      WHEN t.location = r.jail_location THEN 'jail'
      WHEN t.location = r.first_location AND t.effect = 'none' THEN 'start'
      ELSE COALESCE(t.effect, t.rent_by)
    END AS kind
  FROM Tile AS t
  JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
  JOIN Location AS l ON l.ruleset_id = t.ruleset_id AND l.lid = t.location) AS q
LEFT JOIN TileKind AS k ON k.kind = q.kind
