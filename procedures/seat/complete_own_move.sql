CREATE PROCEDURE complete_own_move(
  IN p_game_id INT, IN p_before INT, IN p_action VARCHAR(40), IN p_details LONGTEXT,
  OUT p_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the move that this session submitted.'
BEGIN
  /*
   * Takes   : p_before, p_action, p_details, as find_completed_move.
   * Changes : what play_called_move changes.
   * Returns : p_record_id, the number of the move.
   * Raises  : what dice_trigger raises; then the move is not made. Any other error of the server
   *           leaves it submitted.
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

      CALL play_called_move(p_game_id, CONNECTION_ID(), p_record_id);
      IF p_record_id IS NULL THEN
        CALL find_completed_move(p_game_id, p_before, p_action, p_details, p_record_id);
      END IF;
      SET v_is_done = TRUE;
    END;
  UNTIL v_is_done END REPEAT;
END
