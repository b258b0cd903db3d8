CREATE PROCEDURE delete_marked_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a game that is marked as deleted, with rules that only it used.'
BEGIN
  /*
   * Changes : Game, and through delete_parts_of_game every table of the game; the ruleset, if no
   *           other game uses it; nothing when another session has deleted it meanwhile. All is
   *           committed.
   * Raises  : record_is_final, when the game is not marked.
   * Why     : the ruleset is checked after the game is gone for everybody: of two games that are
   *           deleted at once, the second takes their ruleset along.
   */
  DECLARE v_ruleset_id INT;

  SELECT g.ruleset_id INTO v_ruleset_id FROM Game AS g WHERE g.game_id = p_game_id;
  DELETE FROM Game WHERE game_id = p_game_id;
  CALL begin_transaction();
  CALL delete_unused_ruleset(v_ruleset_id);
  COMMIT;
END
