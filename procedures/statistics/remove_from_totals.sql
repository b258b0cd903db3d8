CREATE PROCEDURE remove_from_totals(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Takes a game that is being deleted out of the totals, if it was counted.'
BEGIN
  /*
   * Changes : UncountedGame, or what add_to_totals changes.
   */
  DELETE FROM UncountedGame WHERE game_id = p_game_id;
  IF ROW_COUNT() = 0 THEN
    CALL add_to_totals(p_game_id, -1);
  END IF;
END
