CREATE PROCEDURE play_on(
  IN p_game_id INT, IN p_most_moves INT, OUT p_moves INT, OUT p_waits_for VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Makes moves of characters until a person must act or the game is over.'
BEGIN
  /*
   * Takes   : p_most_moves, after which it stops.
   * Changes : what the moves change; BotGame, when the game is over.
   * Returns : p_moves, how many were made; p_waits_for, as make_bot_move; NULL when more than
   *           p_most_moves would be to make.
   * Why     : there are editions in which nobody ever loses.
   */
  DECLARE v_made BOOLEAN;
  DECLARE v_tries INT DEFAULT 0;

  SET p_moves = 0;
  SET p_waits_for = NULL;
  WHILE p_waits_for IS NULL AND v_tries < p_most_moves DO
    CALL make_bot_move(p_game_id, v_made, p_waits_for);
    SET v_tries = v_tries + 1;
    SET p_moves = p_moves + v_made;
    SET p_waits_for = NULLIF(p_waits_for, 'again');
  END WHILE;
  IF p_waits_for = 'over' THEN
    DELETE FROM BotGame WHERE game_id = p_game_id;
  END IF;
END
