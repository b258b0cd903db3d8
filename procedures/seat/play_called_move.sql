CREATE PROCEDURE play_called_move(
  IN p_game_id INT, IN p_session_id BIGINT UNSIGNED, OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the submitted move of a game, if there is one, and commits it.'
BEGIN
  /*
   * Takes   : p_session_id, as play_call.
   * Changes : what play_call changes; all committed.
   * Returns : p_record_id, the number of the move; NULL when there was none.
   * Raises  : what dice_trigger raises.
   * Why     : an error that is no refusal leaves the move submitted: an error of the server, the
   *           end of the session, or a deploy, unless the submitter hears of that one. An error
   *           about the data of the move would recur each time. A game without a submitted move is
   *           not locked. The first read has its own transaction: MySQL keeps a lock on the table
   *           for it, and fails a later stronger lock with error 1213 when a deploy waits in
   *           between.
   */
  DECLARE v_called INT DEFAULT 1;
  DECLARE v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF is_final_error(v_errno, v_state) OR v_errno = 50060 AND p_session_id IS NOT NULL THEN
      DELETE FROM CalledMove WHERE game_id = p_game_id;
      COMMIT;
    END IF;
    ROLLBACK;
    RESIGNAL;
  END;

  SET p_record_id = NULL;
  CALL begin_transaction();
  IF p_session_id IS NULL THEN
    SELECT COUNT(*) INTO v_called FROM CalledMove AS c WHERE c.game_id = p_game_id;
    CALL begin_transaction();
  END IF;
  IF v_called > 0 THEN
    CALL play_call(p_game_id, p_session_id, p_record_id);
  END IF;
  COMMIT;
END
