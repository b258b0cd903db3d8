CREATE PROCEDURE complete_called_move(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Completes the move that is submitted in a game, if there is one.'
BEGIN
  /*
   * Changes : what play_called_move changes.
   * Raises  : any error that prevents the move; a refusal by the rules is left to the submitter.
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
