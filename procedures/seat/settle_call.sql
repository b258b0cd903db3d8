CREATE PROCEDURE settle_call(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a move that somebody else called in a game, whether or not the rules refuse it.'
BEGIN
  /*
   * Changes : as play_call; CalledMove is removed also when the move is refused.
   * Raises  : what hinders the move. That the rules refuse it is for him to hear who called it.
   */
  DECLARE v_record_id, v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF NOT is_final_error(v_errno, v_state) THEN
      RESIGNAL;
    END IF;
    DELETE FROM CalledMove WHERE game_id = p_game_id;
  END;

  CALL play_call(p_game_id, NULL, v_record_id);
END
