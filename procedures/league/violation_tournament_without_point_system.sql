CREATE VIEW violation_tournament_without_point_system AS
-- Tournaments without a point system: a foreign key that the list of the seed leaves out.
SELECT t.tournament_id, t.name, t.start_date, t.end_date, t.point_system_name
FROM Tournament AS t
WHERE NOT EXISTS (
  SELECT 1 FROM PointSystem AS s WHERE s.point_system_name = t.point_system_name)
