CREATE PROCEDURE delete_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game with all that belongs to it.'
BEGIN
  /*
   * Changes : Game, and through delete_parts_of_game every table of the game; rules that were its
   *           own; all committed, as is a transaction of the caller before.
   * Raises  : game_not_found.
   * Why     : marking the game is what allows its parts to be deleted. A transaction of the caller
   *           would keep the game before and the game after from being played, as begin_transaction
   *           says, also for foreign keys. Whether its rules have another game is looked for when
   *           it is gone for everybody: of two games that are deleted at once the second takes them
   *           along.
   */
  DECLARE v_ruleset_id INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  SELECT g.ruleset_id INTO v_ruleset_id FROM Game AS g WHERE g.game_id = p_game_id;
  IF v_ruleset_id IS NULL THEN
    CALL refuse('game_not_found', 'There is no such game; SELECT * FROM gamesView lists them.');
  END IF;
  CALL begin_transaction();
  UPDATE Game AS g SET g.is_deleted = TRUE WHERE g.game_id = p_game_id;
  DELETE FROM Game WHERE game_id = p_game_id;
  CALL begin_transaction();
  CALL delete_unused_ruleset(v_ruleset_id);
  COMMIT;
END
