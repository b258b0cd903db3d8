CREATE PROCEDURE rename_game(IN p_game_id INT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Renames a game.'
BEGIN
  /*
   * Takes   : p_name, NULL or empty for the name of its edition.
   * Changes : Game.name.
   * Raises  : what check_game_is_yours and check_title raise.
   */
  CALL check_game_is_yours(p_game_id);
  CALL check_title(p_name);
  UPDATE Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    SET g.name = COALESCE(NULLIF(p_name, ''), r.edition)
    WHERE g.game_id = p_game_id;
END
