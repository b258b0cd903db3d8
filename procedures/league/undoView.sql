CREATE VIEW undoView AS
-- What undo_change would undo in each tournament: a change of it, or a record of a match. The
-- result of last_change becomes a row first: a function in a join condition would be called for
-- each row that the join reads.
SELECT
  t.tournament_id AS `Tournament`,
  c.change_no AS `Change`,
  r.match_id AS `Match`,
  r.record_no AS `Record`,
  COALESCE(c.changed_at, r.recorded_at) AS `When`,
  COALESCE(c.account, r.account) AS `Account`,
  CONCAT(COALESCE(
    c.note, result_note(r.intent, r.round_id, r.table_no, r.scores, r.game)), '.') AS `What`
FROM Tournament AS t
JOIN JSON_TABLE(last_change(t.tournament_id), '$' COLUMNS (
  change_no INT PATH '$.change', match_id BIGINT PATH '$.match', record_no INT PATH '$.record'
)) AS u
LEFT JOIN TournamentChange AS c
  ON c.tournament_id = t.tournament_id AND c.change_no = u.change_no
LEFT JOIN LeagueAct AS a ON a.act = c.act
LEFT JOIN ResultRecord AS r ON r.match_id = u.match_id AND r.record_no = u.record_no
WHERE a.part IS NOT NULL OR r.match_id IS NOT NULL
ORDER BY t.tournament_id
