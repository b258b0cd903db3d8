CREATE PROCEDURE make_move(IN p_game_id INT, IN p_action LONGTEXT, IN p_details LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a final move: nobody can undo what was rolled or drawn.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_action, as in Gamemanager; p_details, NULL or
   *           an object with other columns of a move: player_ID, record_ID, token, dice, dice2,
   *           prid, amount, and terms, as a string or an object.
   * Changes : what the move changes. Commits an open transaction of the caller first.
   * Returns : a result of one row, Record, the number of the move in the ledger.
   * Raises  : details_malformed, game_not_found, what check_caller and dice_trigger raise: the move
   *           is not made. move_pending, when the server failed after the move was submitted, or a
   *           deploy was just replacing a routine: it is made later, or has been.
   * Why     : sessions that read uncommitted data see the outcome of a move while it is made, and
   *           its session may be killed just then. So the move is submitted first, and that is
   *           committed: the game then accepts no other move by make_move before it. The next
   *           session that moves completes a submitted move that is not complete.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_before, v_record_id, v_errno INT;
  DECLARE v_call_id BIGINT UNSIGNED;
  DECLARE v_state CHAR(5);
  DECLARE v_is_called BOOLEAN DEFAULT FALSE;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF v_is_called AND v_errno <> 50060 AND NOT is_final_error(v_errno, v_state) THEN
      CALL refuse('move_pending', CONCAT(
        'Your move is on record and will be decided later (error ', v_errno,
        '). Do not send it again; see ledgerView.'));
    END IF;
    RESIGNAL;
  END;

  SET p_action = LEFT(COALESCE(p_action, ''), 40);
  CALL check_move_details(p_details);
  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  CALL check_caller(v_game_id, p_action);
  CALL call_move(v_game_id, p_action, p_details, v_call_id, v_before);
  SET v_is_called = TRUE;
  CALL complete_own_call('move', v_game_id, v_call_id, v_record_id);
  IF v_record_id IS NULL THEN
    CALL find_completed_move(v_game_id, v_before, p_action, p_details, v_record_id);
  END IF;
  SELECT v_record_id AS `Record`;
END
