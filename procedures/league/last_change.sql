CREATE FUNCTION last_change(p_tournament_id BIGINT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The last change of a tournament that was not undone.'
BEGIN
  /*
   * Returns : {"change": number}, or {"match": number, "record": number}; NULL for none.
   * Why     : a result records the last change before it, so that no clock decides between the two.
   *           Few changes are undone, so MySQL would not choose the index by itself.
   */
  DECLARE v_change_no, v_after INT;
  DECLARE v_result JSON;

  SELECT MAX(c.change_no)
    INTO v_change_no
    FROM TournamentChange AS c
    LEFT JOIN TournamentChange AS u FORCE INDEX (ix_TournamentChange_undoes)
      ON u.tournament_id = c.tournament_id AND u.undoes = c.change_no
    WHERE c.tournament_id = p_tournament_id
      AND c.act <> 'undo'
      AND u.change_no IS NULL;
  SELECT r.change_no, JSON_OBJECT('match', r.match_id, 'record', r.record_no)
    INTO v_after, v_result
    FROM ResultRecord AS r
    LEFT JOIN ResultRecord AS u ON u.match_id = r.match_id AND u.undoes = r.record_no
    WHERE r.tournament_id = p_tournament_id
      AND r.intent <> 'undo'
      AND u.record_no IS NULL
    ORDER BY r.change_no DESC, r.recorded_at DESC, r.match_id DESC, r.record_no DESC
    LIMIT 1;
  RETURN IF(
    COALESCE(v_after >= v_change_no, v_change_no IS NULL), v_result,
    JSON_OBJECT('change', v_change_no));
END
