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
  COUNT(IF(m.result_count > 0, 1, NULL)) AS `Played`
FROM Tournament AS t
LEFT JOIN LeagueMatch AS m ON m.tournament_id = t.tournament_id
GROUP BY t.tournament_id
ORDER BY t.tournament_id DESC
