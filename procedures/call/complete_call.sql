CREATE PROCEDURE complete_call(
  IN p_call_kind VARCHAR(10), IN p_game_id INT, IN p_call_id BIGINT UNSIGNED,
  IN p_is_own BOOLEAN, OUT p_result INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a submitted move or game, if it waits, and commits it.'
BEGIN
  /*
   * Takes   : p_call_kind, move or game; p_game_id, of a move; p_call_id, as in CalledMove or
   *           CalledGame; p_is_own, whether this session submitted it.
   * Changes : as play_called_move or open_called_game; when the rules refuse it, the call alone is
   *           deleted; all committed.
   * Returns : p_result, the number of the move or game; NULL when another session has completed it.
   * Raises  : what dice_trigger or insert_game raises.
   * Why     : an error that would not recur leaves it submitted: an error of the server, the end of
   *           the session, or a deploy. A deploy's refusal that reaches the submitter drops it:
   *           they can send it again.
   */
  DECLARE v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF is_final_error(v_errno, v_state) OR v_errno = 50060 AND p_is_own THEN
      IF p_call_kind = 'game' THEN
        CALL drop_called_game(p_call_id);
      ELSE
        DELETE FROM CalledMove WHERE game_id = p_game_id;
      END IF;
      COMMIT;
    END IF;
    ROLLBACK;
    RESIGNAL;
  END;

  SET p_result = NULL;
  CALL begin_transaction();
  IF p_call_kind = 'game' THEN
    CALL open_called_game(p_call_id, p_result);
  ELSE
    CALL play_called_move(p_game_id, p_call_id, p_result);
  END IF;
  COMMIT;
END
