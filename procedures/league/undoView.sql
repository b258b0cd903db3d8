CREATE VIEW undoView AS
-- What undo_change would take back in each tournament: a change of it, or a record of a match.
SELECT
  u.tournament_id AS `Tournament`,
  c.change_no AS `Change`,
  r.match_id AS `Match`,
  r.record_no AS `Record`,
  COALESCE(c.changed_at, r.recorded_at) AS `When`,
  COALESCE(c.account, r.account) AS `Account`,
  CONCAT(COALESCE(
    c.note, result_note(r.intent, r.round_id, r.table_no, r.scores, r.game)), '.') AS `What`
FROM (
  SELECT t.tournament_id, last_change(t.tournament_id) AS last
  FROM Tournament AS t
) AS u
LEFT JOIN TournamentChange AS c
  ON c.tournament_id = u.tournament_id
  AND c.change_no = CAST(JSON_EXTRACT(u.last, '$.change') AS UNSIGNED)
LEFT JOIN LeagueAct AS a ON a.act = c.act
LEFT JOIN ResultRecord AS r
  ON r.match_id = CAST(JSON_EXTRACT(u.last, '$.match') AS UNSIGNED)
  AND r.record_no = CAST(JSON_EXTRACT(u.last, '$.record') AS UNSIGNED)
WHERE a.part IS NOT NULL OR r.match_id IS NOT NULL
ORDER BY u.tournament_id
