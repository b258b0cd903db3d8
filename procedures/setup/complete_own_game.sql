CREATE PROCEDURE complete_own_game(IN p_call_id INT, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the game that this session submitted.'
BEGIN
  /*
   * Changes : as complete_called_game.
   * Returns : p_game_id; NULL when another session has made the game.
   * Raises  : what open_called_game raises; any error that is no refusal leaves the game submitted.
   * Why     : after a deadlock the server has undone everything, so it tries again.
   */
  DECLARE v_deadlocks INT DEFAULT 0;
  DECLARE v_is_done BOOLEAN DEFAULT FALSE;

  REPEAT
    BEGIN
      DECLARE EXIT HANDLER FOR 1213
      BEGIN
        SET v_deadlocks = v_deadlocks + 1;
        IF v_deadlocks = 10 THEN
          RESIGNAL;
        END IF;
      END;

      CALL complete_called_game(p_call_id, TRUE, p_game_id);
      SET v_is_done = TRUE;
    END;
  UNTIL v_is_done END REPEAT;
END
