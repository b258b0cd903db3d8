CREATE PROCEDURE delete_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game with all that belongs to it.'
BEGIN
  /*
   * Changes : Game, and through delete_parts_of_game every table of the game.
   * Raises  : game_not_found.
   * Why     : marking the game is what allows its parts to be deleted. A game that is marked and
   *           still there, because the connection was lost in between, can be deleted again.
   */
  IF find_game(COALESCE(p_game_id, 0)) IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  UPDATE Game AS g SET g.phase = 'deleted' WHERE g.game_id = p_game_id;
  DELETE FROM Game WHERE game_id = p_game_id;
END
