CREATE PROCEDURE look_back(IN p_game_id INT, IN p_record_id INT, IN p_moves INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a copy of a game after a record, to read it and roll it back.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_record_id, 0 for the opening, NULL for the
   *           newest; p_moves, of how many of the last moves the copy must have the ledger and the
   *           log, NULL for all of them. It also has those of the turn, and the move before: views
   *           read them.
   * Changes : what copy_last_moves and resume_clock change. The caller begins the transaction and
   *           rolls it back; the event deletes a copy that is committed.
   * Returns : a result of one row, game_id.
   * Raises  : what check_session, check_copying, check_record and copy_last_moves raise.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_turn_ended_id, v_copy_id INT;

  CALL check_session();
  CALL check_copying(v_game_id);
  CALL check_record(v_game_id, p_record_id);
  SELECT CAST(b.record_ID AS SIGNED)
    INTO v_turn_ended_id
    FROM Gamemanager AS m
    JOIN Gamemanager AS b ON b.game_id = m.game_id AND b.record_ID < m.record_ID
    WHERE m.game_id = v_game_id
      AND m.record_ID = p_record_id
      AND (b.round <> m.round OR b.turn <> m.turn)
    ORDER BY b.record_ID DESC
    LIMIT 1;
  CALL copy_last_moves(
    v_game_id, LEAST(p_record_id - p_moves, v_turn_ended_id - 1), p_record_id, v_copy_id);
  CALL resume_clock(v_copy_id, NULL);
  SELECT v_copy_id AS game_id;
END
