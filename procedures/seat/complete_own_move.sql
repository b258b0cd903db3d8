CREATE PROCEDURE complete_own_move(
  IN p_game_id INT, IN p_before INT, IN p_action VARCHAR(40), OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move that this session submitted.'
BEGIN
  /*
   * Takes   : p_before, p_action, as find_completed_move.
   * Changes : what play_called_move changes.
   * Raises  : what dice_trigger raises; then the move is not made. move_pending, when the server
   *           failed otherwise: the move stays submitted and is made later.
   * Why     : a deadlock, or a lock that somebody holds, is no answer about a move that is made
   *           anyway. After a deadlock, the server has undone everything, so it tries again.
   */
  DECLARE v_errno INT;
  DECLARE v_tries INT DEFAULT 0;

  REPEAT
    CALL try_own_move(p_game_id, p_record_id, v_errno);
    SET v_tries = v_tries + 1;
  UNTIL COALESCE(v_errno, 0) <> 1213 OR v_tries = 10 END REPEAT;
  IF v_errno IS NOT NULL THEN
    CALL refuse('move_pending', CONCAT(
      'Your move is on record and will be decided later (error ', v_errno,
      '). Do not send it again; see ledgerView.'));
  END IF;
  IF p_record_id IS NULL THEN
    CALL find_completed_move(p_game_id, p_before, p_action, p_record_id);
  END IF;
END
