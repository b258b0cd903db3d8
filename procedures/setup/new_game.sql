CREATE PROCEDURE new_game(IN p_edition TEXT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Starts a game of an edition with all its defaults.'
BEGIN
  /*
   * Takes, changes, returns, raises : as open_game, without options.
   */
  CALL open_game(p_edition, p_name, NULL);
END
