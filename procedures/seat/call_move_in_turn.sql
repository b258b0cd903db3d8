CREATE PROCEDURE call_move_in_turn(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Submits a move as soon as the moves submitted before it are made.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : what settle_call changes, and one CalledMove; committed together.
   * Returns : p_before, as call_move.
   * Why     : a session that waits for the lock of the game is served after those that already
   *           wait, however many there are. The loop runs twice at most: a move that was submitted
   *           in between is settled, and its row is then locked.
   */
  DECLARE v_is_called INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  WHILE v_is_called = 0 DO
    CALL settle_call(p_game_id);
    CALL insert_call(p_game_id, p_action, p_details, v_is_called, p_before);
  END WHILE;
  COMMIT;
END
