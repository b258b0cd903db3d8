CREATE VIEW lastChangeView AS
-- The last change or result of each tournament, also of deleted ones, as leagueHistoryView has it.
SELECT
  n.tournament_id AS `Tournament`,
  n.change_no AS `Change`,
  COALESCE(r.recorded_at, c.changed_at) AS `When`,
  COALESCE(r.account, c.account) AS `Account`,
  CONCAT(COALESCE(
    result_note(r.intent, r.round_id, r.table_no, r.scores, r.game), c.note), '.') AS `What`,
  '' COLLATE utf8mb4_0900_ai_ci AS `Undone`
FROM (
  SELECT a.tournament_id, MAX(a.change_no) AS change_no
  FROM TournamentChange AS a
  GROUP BY a.tournament_id
) AS n
JOIN TournamentChange AS c ON c.tournament_id = n.tournament_id AND c.change_no = n.change_no
LEFT JOIN LATERAL (
  SELECT
    f.intent, f.round_id, f.table_no, f.scores, f.game, f.recorded_at, f.account
  FROM ResultRecord AS f
  WHERE f.tournament_id = n.tournament_id AND f.change_no = n.change_no
  ORDER BY f.recorded_at DESC, f.match_id DESC, f.record_no DESC
  LIMIT 1
) AS r ON TRUE
ORDER BY n.tournament_id
