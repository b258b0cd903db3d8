CREATE PROCEDURE complete_waiting_move(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Completes the move that is submitted in a game, and ignores errors.'
BEGIN
  /*
   * Changes : what complete_called_move changes.
   * Why     : an error in one game must not keep the scheduler from the others.
   */
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_done = FALSE;
  END;

  CALL complete_called_move(p_game_id);
END
