CREATE VIEW playerHistoryView AS
-- The played matches of each player, with opponents and points. It is fast when the tournament is
-- given as well: the points of all matches of a tournament are computed together.
SELECT
  l.player_id AS `Player No.`,
  p.name AS `Player`,
  l.tournament_id AS `Tournament`,
  t.name AS `Tournament name`,
  l.round_id AS `Round`,
  m.table_no AS `Table`,
  l.match_id AS `Match`,
  (
    SELECT GROUP_CONCAT(listed_name(o.name) ORDER BY o.name SEPARATOR ', ')
      COLLATE utf8mb4_0900_ai_ci
    FROM MatchDraw AS d
    JOIN LeaguePlayer AS o ON o.player_id = d.player_id
    WHERE d.match_id = l.match_id AND d.player_id <> l.player_id
  ) AS `Opponents`,
  l.match_score AS `Score`,
  CAST(l.place AS SIGNED) AS `Place`,
  l.points AS `Points`
FROM leaguePointsView AS l
JOIN LeaguePlayer AS p ON p.player_id = l.player_id
JOIN Tournament AS t ON t.tournament_id = l.tournament_id
JOIN LeagueMatch AS m ON m.match_id = l.match_id
ORDER BY p.name, l.tournament_id, l.round_id
