CREATE PROCEDURE complete_called_move(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a move that somebody called in a game and did not complete.'
BEGIN
  /*
   * Changes : what play_called_move changes.
   * Raises  : what hinders the move. That the rules refuse it is for him to hear who called it.
   */
  DECLARE v_record_id INT;
  DECLARE v_errno INT;
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF NOT is_final_error(v_errno, v_state) THEN
      RESIGNAL;
    END IF;
  END;

  CALL play_called_move(p_game_id, NULL, v_record_id);
END
