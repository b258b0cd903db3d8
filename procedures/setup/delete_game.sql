CREATE PROCEDURE delete_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game with all that belongs to it.'
BEGIN
  /*
   * Changes : Game, and through delete_marked_game every table of the game; rules that were its
   *           own; all committed, as is a transaction of the caller before.
   * Raises  : game_not_found; deploy_running.
   * Why     : marking the game is what allows its parts to be deleted. A game that is marked and
   *           still there is deleted by finish_deletions. A transaction of the caller would keep
   *           the game before and the game after from being played, as begin_transaction says,
   *           also for foreign keys.
   */
  DECLARE v_game_id INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  SELECT g.game_id INTO v_game_id FROM Game AS g WHERE g.game_id = p_game_id;
  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  CALL begin_transaction();
  UPDATE Game AS g SET g.is_deleted = TRUE WHERE g.game_id = v_game_id;
  CALL delete_marked_game(v_game_id);
END
