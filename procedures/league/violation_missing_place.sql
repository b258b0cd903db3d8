CREATE VIEW violation_missing_place AS
-- Possible places for which a point system does not define points. Possible is every set of places
-- that equal scores can share, where scores of 0 or more come before the others, and are all 0 when
-- there are no others.
SELECT
  s.point_system_name, s.player_count, k.n AS positive_count, i.n AS first_place,
  j.n AS last_place
FROM (
  SELECT DISTINCT pp.point_system_name, pp.player_count FROM PlacePoints AS pp
  UNION
  SELECT r.point_system_name, 3
  FROM PointRule AS r
  WHERE NOT EXISTS (
    SELECT 1 FROM PlacePoints AS pp WHERE pp.point_system_name = r.point_system_name)
) AS s
JOIN JSON_TABLE('[1, 2, 3, 4]', '$[*]' COLUMNS (n INT PATH '$')) AS k ON k.n <= s.player_count
JOIN JSON_TABLE('[1, 2, 3, 4]', '$[*]' COLUMNS (n INT PATH '$')) AS i ON i.n <= s.player_count
JOIN JSON_TABLE('[1, 2, 3, 4]', '$[*]' COLUMNS (n INT PATH '$')) AS j
  ON j.n BETWEEN i.n AND s.player_count
LEFT JOIN PlacePoints AS pp
  ON pp.point_system_name = s.point_system_name
  AND pp.player_count = s.player_count
  AND pp.positive_count = k.n
  AND pp.first_place = i.n
  AND pp.last_place = j.n
WHERE pp.points IS NULL
  AND (
    (k.n < s.player_count AND (j.n <= k.n OR i.n > k.n))
    OR (k.n = s.player_count AND i.n = 1 AND j.n = k.n))
