CREATE PROCEDURE delete_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game with all that belongs to it.'
BEGIN
  /*
   * Changes : Game, and through delete_marked_game every table of the game; rules that were its
   *           own.
   * Raises  : game_not_found; deploy_running.
   * Why     : marking the game is what allows its parts to be deleted. A game that is marked and
   *           still there, because the connection was lost in between, can be deleted again; else
   *           finish_deletions does it.
   */
  DECLARE v_game_id INT;

  SELECT g.game_id INTO v_game_id FROM Game AS g WHERE g.game_id = p_game_id;
  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  UPDATE Game AS g SET g.is_deleted = TRUE WHERE g.game_id = v_game_id;
  CALL delete_marked_game(v_game_id);
END
