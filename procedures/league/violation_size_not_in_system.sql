CREATE VIEW violation_size_not_in_system AS
-- Matches of three or four players for which the point system has no points (seed 002,
-- Requirements, point system 1).
SELECT d.match_id, COUNT(*) AS no_of_players, t.point_system_name
FROM MatchDraw AS d
JOIN Tournament AS t ON t.tournament_id = d.tournament_id
GROUP BY d.match_id, t.point_system_name
HAVING no_of_players BETWEEN 3 AND 4
  AND no_of_players NOT IN (
    SELECT pp.player_count
    FROM PlacePoints AS pp
    WHERE pp.point_system_name = t.point_system_name)
