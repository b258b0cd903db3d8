CREATE PROCEDURE make_move(IN p_game_id INT, IN p_action LONGTEXT, IN p_details LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a move that is final: nobody can take back what was rolled or drawn.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_action, as in Gamemanager; p_details, NULL or
   *           an object of the other columns that a move may name: player_ID, record_ID, token,
   *           dice, dice2, prid, amount, and terms, as a text or as an object.
   * Changes : what the move changes. A transaction of the caller is committed first.
   * Returns : a result of one row, Record, the number of the move in the ledger.
   * Raises  : details_malformed, game_not_found, what check_caller and what dice_trigger raise.
   * Why     : what a move brings about can be seen while it is made, by those who read what is not
   *           committed, and its session may be killed just then. So the move is called first, and
   *           that is committed: the game then takes no other by make_move before it. Whoever moves
   *           next completes what somebody called and did not complete.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_before, v_record_id, v_is_called INT;

  SET p_action = LEFT(COALESCE(p_action, ''), 40);
  CALL check_move_details(p_details);
  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  CALL check_caller(v_game_id, p_action);
  CALL complete_called_move(v_game_id);
  CALL call_move(v_game_id, p_action, p_details, v_is_called, v_before);
  IF v_is_called = 0 THEN
    CALL call_move_in_turn(v_game_id, p_action, p_details, v_before);
  END IF;
  CALL play_called_move(v_game_id, CONNECTION_ID(), v_record_id);
  IF v_record_id IS NULL THEN
    CALL find_completed_move(v_game_id, v_before, p_action, v_record_id);
  END IF;
  SELECT v_record_id AS `Record`;
END
