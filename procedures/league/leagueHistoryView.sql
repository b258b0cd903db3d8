CREATE VIEW leagueHistoryView AS
-- All changes and results of tournaments, also of deleted ones, in order, with their times and
-- accounts. A result has the number of the last change before it.
SELECT
  h.tournament_id AS `Tournament`,
  h.change_no AS `Change`,
  h.done_at AS `When`,
  h.account AS `Account`,
  h.what AS `What`,
  h.is_undone COLLATE utf8mb4_0900_ai_ci AS `Undone`
FROM (
  SELECT
    c.tournament_id, c.change_no, c.changed_at AS done_at, 0 AS is_result, c.account,
    CONCAT(c.note, '.') AS what,
    IF(EXISTS (
      SELECT 1
      FROM TournamentChange AS u FORCE INDEX (ix_TournamentChange_undoes)
      WHERE u.tournament_id = c.tournament_id AND u.undoes = c.change_no), 'yes', '') AS is_undone
  FROM TournamentChange AS c
  UNION ALL
  SELECT
    r.tournament_id, r.change_no, r.recorded_at, 1, r.account,
    CONCAT(result_note(r.intent, r.round_id, r.table_no, r.scores, r.game), '.') AS what,
    IF(EXISTS (
      SELECT 1
      FROM ResultRecord AS u
      WHERE u.match_id = r.match_id AND u.undoes = r.record_no), 'yes', '') AS is_undone
  FROM ResultRecord AS r
) AS h
ORDER BY h.tournament_id, h.change_no, h.is_result, h.done_at
