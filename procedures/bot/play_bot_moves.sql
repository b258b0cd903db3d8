CREATE FUNCTION play_bot_moves(p_game_id INT, p_most_moves INT, p_is_final BOOLEAN)
  RETURNS VARCHAR(40)
  DETERMINISTIC
  MODIFIES SQL DATA
  COMMENT 'Makes the next moves of a game while bots have to make them.'
BEGIN
  /*
   * Takes   : p_is_final, as make_bot_move.
   * Changes : what the moves change.
   * Returns : the number of moves and what the game waits for: `3 person`; characters, more moves
   *           of bots; over; dice, a list of numbers has run out, which only persons change;
   *           nothing, there is no such game; commit, a submitted move, which is made after that.
   * Raises  : what dice_trigger raises.
   * Why     : a function, because it runs within one statement: what is read for a decision stays
   *           locked until the move is made, whether or not the caller has a transaction, and
   *           nobody else moves in between. Several moves in one call are less to prepare and to
   *           write. DETERMINISTIC holds within a statement, and a server with a binary log and its
   *           default settings creates no other function that modifies data (error 1418).
   */
  DECLARE v_moves INT DEFAULT 0;
  DECLARE v_waits_for VARCHAR(20) DEFAULT 'characters';

  WHILE v_waits_for = 'characters' AND v_moves < p_most_moves DO
    CALL make_bot_move(p_game_id, p_is_final, v_waits_for);
    SET v_moves = v_moves + (v_waits_for IN ('characters', 'commit'));
  END WHILE;
  RETURN CONCAT(v_moves, ' ', v_waits_for);
END
