CREATE PROCEDURE call_own_move(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Submits a move after completing one that was submitted before.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : what complete_called_move changes; one CalledMove; all committed.
   * Returns : p_before, the newest record of the ledger when the move was submitted.
   * Raises  : any error that prevents an earlier move from being made; then this one is not
   *           submitted.
   * Why     : the server may roll back any transaction on a deadlock. Nothing of this move is
   *           committed until it is submitted, so it can start again.
   */
  DECLARE v_is_called INT;
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

      CALL complete_called_move(p_game_id);
      CALL call_move(p_game_id, p_action, p_details, v_is_called, p_before);
      IF v_is_called = 0 THEN
        CALL call_move_in_turn(p_game_id, p_action, p_details, p_before);
      END IF;
      SET v_is_done = TRUE;
    END;
  UNTIL v_is_done END REPEAT;
END
