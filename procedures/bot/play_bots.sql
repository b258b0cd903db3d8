CREATE PROCEDURE play_bots(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Plays a game until a person must act or the game is over.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Changes : what the moves of the bots change, at most 10,000; BotGame, when the game is over.
   * Returns : a result of one row: Moves, how many were made; `Waits for`, person, over, dice (a
   *           list of numbers has run out), or characters, when bots have more moves to make;
   *           Refusal, of the move of a bot that ended the call, else NULL.
   * Raises  : game_not_found.
   */
  CALL play_some(p_game_id, 10000);
END
