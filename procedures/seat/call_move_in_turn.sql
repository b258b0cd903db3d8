CREATE PROCEDURE call_move_in_turn(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Calls a move as soon as those are made that others called before.'
BEGIN
  /*
   * Takes   : as make_move.
   * Changes : what settle_call changes, and one CalledMove; committed together.
   * Returns : p_before, as call_move.
   * Why     : who waits for the lock of the game comes after those who wait already, however many
   *           move in it at once. It goes round twice at most: a call that came in between is
   *           settled, and the place of that is then locked.
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
