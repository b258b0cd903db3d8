CREATE VIEW seatingView AS
-- The tables of three and four for the players entered in the next round of each tournament, and
-- the point systems that would leave fewer players over.
SELECT
  t.tournament_id AS `Tournament`,
  t.point_system_name AS `Point system`,
  t.players AS `Players`,
  t.players - t.left_over AS `Seated`,
  t.left_over AS `Left over`,
  (
    SELECT GROUP_CONCAT(r.point_system_name ORDER BY r.point_system_name SEPARATOR ', ')
    FROM PointRule AS r
    WHERE left_over(r.point_system_name, t.players) < t.left_over
  ) AS `Fewer with`
FROM (
  SELECT
    s.tournament_id, s.point_system_name, COUNT(e.player_id) AS players,
    left_over(s.point_system_name, COUNT(e.player_id)) AS left_over
  FROM Tournament AS s
  LEFT JOIN TournamentEntry AS e ON e.tournament_id = s.tournament_id
  GROUP BY s.tournament_id
) AS t
ORDER BY t.tournament_id
