CREATE VIEW seatingView AS
-- The tables of three and four for the players entered in the next round of each tournament, and
-- the point systems that would leave fewer players over.
SELECT
  t.tournament_id AS `Tournament`,
  t.point_system_name AS `Point system`,
  t.players AS `Players`,
  t.players - t.unseated_players AS `Seated`,
  t.unseated_players AS `Left over`,
  (
    SELECT GROUP_CONCAT(r.point_system_name ORDER BY r.point_system_name SEPARATOR ', ')
    FROM PointRule AS r
    WHERE unseated_players(r.point_system_name, t.players) < t.unseated_players
  ) AS `Fewer with`
FROM (
  SELECT
    s.tournament_id, s.point_system_name, COUNT(e.player_id) AS players,
    unseated_players(s.point_system_name, COUNT(e.player_id)) AS unseated_players
  FROM Tournament AS s
  LEFT JOIN TournamentEntry AS e ON e.tournament_id = s.tournament_id
  GROUP BY s.tournament_id
) AS t
ORDER BY t.tournament_id
