CREATE VIEW pointSystemsView AS
-- The point systems that tournaments can have, and how many players their matches have.
SELECT
  r.point_system_name AS `Point system`,
  (
    SELECT GROUP_CONCAT(DISTINCT pp.player_count ORDER BY pp.player_count SEPARATOR ', ')
    FROM PlacePoints AS pp
    WHERE pp.point_system_name = r.point_system_name
  ) AS `Players`,
  IF(r.uses_strength, 'yes', 'no') COLLATE utf8mb4_0900_ai_ci AS `Table strength`
FROM PointRule AS r
ORDER BY r.point_system_name
