CREATE PROCEDURE call_move(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_call_id BIGINT UNSIGNED,
  OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Submits a move, which nobody can take back from then on.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : one CalledMove; before it, where another move waits, what settle_call changes; all
   *           committed.
   * Returns : p_call_id, as in CalledMove; p_before, the newest record of the ledger.
   * Raises  : any error that prevents a waiting move from being made; then this one is not
   *           submitted.
   * Why     : where no move waits, the game is not locked, so that a bid counts from now. Where one
   *           does, this session waits for the lock of the game, and is served after those that
   *           already wait, however many there are. The inner loop runs twice at most: a move that
   *           was submitted in between is settled, and its row is then locked. Nothing of this move
   *           is committed before that, so after a deadlock it can start again.
   */
  DECLARE v_deadlocks INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  SET p_call_id = NULL;
  WHILE p_call_id IS NULL DO
    BEGIN
      DECLARE EXIT HANDLER FOR 1213
      BEGIN
        SET p_call_id = NULL;
        SET v_deadlocks = v_deadlocks + 1;
        IF v_deadlocks = 10 THEN
          RESIGNAL;
        END IF;
      END;

      CALL begin_transaction();
      CALL insert_called_move(p_game_id, p_action, p_details, p_call_id, p_before);
      IF p_call_id IS NULL THEN
        -- Releases the row that was found: it is locked after the game.
        CALL begin_transaction();
        WHILE p_call_id IS NULL DO
          CALL settle_call(p_game_id);
          CALL insert_called_move(p_game_id, p_action, p_details, p_call_id, p_before);
        END WHILE;
      END IF;
      COMMIT;
    END;
  END WHILE;
END
