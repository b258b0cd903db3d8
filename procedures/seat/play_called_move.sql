CREATE PROCEDURE play_called_move(
  IN p_game_id INT, IN p_session_id BIGINT UNSIGNED, OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move that is called in a game, if there is one.'
BEGIN
  /*
   * Takes   : p_session_id, as play_call.
   * Changes : what play_call changes; all committed.
   * Returns : p_record_id, the number of the move; NULL when none is called.
   * Raises  : what dice_trigger raises.
   * Why     : what hinders the move without refusing it leaves it called: an error of the server,
   *           the end of the session; a deploy, unless he hears of it who called it. An error about
   *           its data would come each time.
   *           A game in which none is called is not locked.
   */
  DECLARE v_called INT;
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
  SELECT COUNT(*)
    INTO v_called
    FROM CalledMove AS c
    WHERE c.game_id = p_game_id
      AND COALESCE(c.session_id = p_session_id, TRUE);
  IF v_called > 0 THEN
    CALL play_call(p_game_id, p_session_id, p_record_id);
  END IF;
  COMMIT;
END
