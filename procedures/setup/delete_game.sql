CREATE PROCEDURE delete_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game with everything that belongs to it.'
BEGIN
  /*
   * Changes : Game, and through delete_marked_game every table of the game; the ruleset, if no
   *           other game uses it; all committed, an open transaction of the caller first.
   * Raises  : what check_game_is_yours raises; deploy_running.
   * Why     : the mark allows the parts of the game to be deleted. finish_deletions deletes a game
   *           that was marked and not deleted. A transaction of the caller would block the
   *           neighbouring games, also through foreign keys, see begin_transaction.
   */
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL check_game_is_yours(p_game_id);
  CALL begin_transaction();
  UPDATE Game AS g SET g.is_deleted = TRUE WHERE g.game_id = p_game_id;
  CALL delete_marked_game(p_game_id);
END
