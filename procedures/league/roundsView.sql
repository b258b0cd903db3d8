CREATE VIEW roundsView AS
-- The rounds of all tournaments, with their byes.
SELECT
  r.tournament_id AS `Tournament`,
  r.round_id AS `Round`,
  r.expected_start_date AS `Start`,
  r.expected_end_date AS `End`,
  COUNT(m.match_id) AS `Matches`,
  COUNT(IF(m.is_played, 1, NULL)) AS `Played`,
  (
    SELECT GROUP_CONCAT(listed_name(p.name) ORDER BY p.name SEPARATOR ', ')
      COLLATE utf8mb4_0900_ai_ci
    FROM RoundBye AS b
    JOIN LeaguePlayer AS p ON p.player_id = b.player_id
    WHERE b.tournament_id = r.tournament_id AND b.round_id = r.round_id
  ) AS `Byes`
FROM TournamentRound AS r
LEFT JOIN LeagueMatch AS m ON m.tournament_id = r.tournament_id AND m.round_id = r.round_id
GROUP BY r.tournament_id, r.round_id
ORDER BY r.tournament_id, r.round_id
