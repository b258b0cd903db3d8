CREATE PROCEDURE settle_call(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move that waits in a game, or drops it if the rules refuse it.'
BEGIN
  /*
   * Changes : as play_called_move; CalledMove is deleted also when the move is refused.
   * Raises  : any error that prevents the move; a refusal by the rules is left to the submitter.
   * Why     : what comes after it belongs to the same transaction, so no other move comes between.
   */
  DECLARE v_record_id, v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF is_final_error(v_errno, v_state) THEN
      DELETE FROM CalledMove WHERE game_id = p_game_id;
    ELSE
      RESIGNAL;
    END IF;
  END;

  CALL play_called_move(p_game_id, NULL, v_record_id);
END
