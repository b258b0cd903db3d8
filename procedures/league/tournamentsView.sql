CREATE VIEW tournamentsView AS
-- All tournaments, the newest first.
SELECT
  t.tournament_id AS `Tournament`,
  t.name AS `Name`,
  t.start_date AS `Start`,
  t.end_date AS `End`,
  t.point_system_name AS `Point system`,
  (
    SELECT COUNT(*) FROM TournamentEntry AS e WHERE e.tournament_id = t.tournament_id
  ) AS `Players`,
  (
    SELECT COUNT(*) FROM TournamentRound AS r WHERE r.tournament_id = t.tournament_id
  ) AS `Rounds`,
  COUNT(m.match_id) AS `Matches`,
  COUNT(IF(m.is_played, 1, NULL)) AS `Played`,
  IF(s.is_closed, 'yes', 'no') COLLATE utf8mb4_0900_ai_ci AS `Closed`
FROM Tournament AS t
JOIN TournamentState AS s ON s.tournament_id = t.tournament_id
LEFT JOIN LeagueMatch AS m ON m.tournament_id = t.tournament_id
GROUP BY t.tournament_id, s.is_closed
ORDER BY t.tournament_id DESC
