CREATE PROCEDURE try_own_move(IN p_game_id INT, OUT p_record_id INT, OUT p_errno INT)
  MODIFIES SQL DATA
  COMMENT 'Tries to make the move that this session submitted.'
BEGIN
  /*
   * Changes : what play_called_move changes.
   * Returns : p_record_id, the number of the move, NULL when somebody else has made it; p_errno,
   *           the number of a server error that left the move submitted.
   * Raises  : refusals by the rules or a deploy; then the move is no longer submitted.
   */
  DECLARE v_state CHAR(5);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 p_errno = MYSQL_ERRNO, v_state = RETURNED_SQLSTATE;
    IF is_final_error(p_errno, v_state) OR p_errno = 50060 THEN
      RESIGNAL;
    END IF;
  END;

  SET p_errno = NULL;
  CALL play_called_move(p_game_id, CONNECTION_ID(), p_record_id);
END
