CREATE VIEW violation_unordered_place AS
-- Places that pay less than a worse place of the same point system: a greater score would get fewer
-- points.
SELECT
  better.point_system_name,
  better.player_count,
  better.positive_count,
  better.first_place,
  better.last_place,
  better.points,
  worse.first_place AS worse_place,
  worse.points AS worse_points
FROM PlacePoints AS better
JOIN PlacePoints AS worse
  ON worse.point_system_name = better.point_system_name
  AND worse.player_count = better.player_count
  AND worse.positive_count = better.positive_count
  AND worse.first_place > better.last_place
WHERE worse.points > better.points
