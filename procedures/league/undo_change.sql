CREATE PROCEDURE undo_change(IN p_tournament LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Undoes the last change of a tournament that was not undone; then the one before.'
BEGIN
  /*
   * Changes : one TournamentChange, or one ResultRecord when a result came last.
   * Raises  : tournament_not_found, nothing_to_undo, what change_trigger and result_trigger raise.
   */
  DECLARE v_tournament_id BIGINT;
  DECLARE v_last JSON;

  CALL read_tournament(p_tournament, v_tournament_id);
  SET v_last = last_change(v_tournament_id);
  IF v_last IS NULL THEN
    CALL refuse('nothing_to_undo', CONCAT(
      'There is nothing left to undo in tournament ', v_tournament_id, '.'));
  END IF;
  IF JSON_EXTRACT(v_last, '$.change') IS NOT NULL THEN
    INSERT INTO TournamentChange (tournament_id, act, terms)
      VALUES (v_tournament_id, 'undo', v_last);
  ELSE
    INSERT INTO ResultRecord (match_id, intent, scores, undoes)
      VALUES (
        JSON_EXTRACT(v_last, '$.match'), 'undo', JSON_ARRAY(), JSON_EXTRACT(v_last, '$.record'));
  END IF;
END
