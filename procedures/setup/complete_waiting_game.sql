CREATE PROCEDURE complete_waiting_game(IN p_call_id INT)
  MODIFIES SQL DATA
  COMMENT 'Completes a submitted game, and ignores errors.'
BEGIN
  /*
   * Changes : as complete_called_game.
   * Why     : an error in one game must not keep the scheduler from the others.
   */
  DECLARE v_game_id INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_game_id = NULL;
  END;

  CALL complete_called_game(p_call_id, FALSE, v_game_id);
END
