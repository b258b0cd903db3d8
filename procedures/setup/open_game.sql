CREATE PROCEDURE open_game(IN p_edition TEXT, IN p_name TEXT, IN p_options TEXT)
  MODIFIES SQL DATA
  COMMENT 'Starts a game of an edition.'
BEGIN
  /*
   * Takes   : p_name, the name of the game, NULL or empty for that of the edition; p_options, NULL
   *           or a JSON object of options, each as its row of GameOption says. With seats,
   *           something random is added to the seed; an account moves only for its seats, by
   *           make_move.
   * Changes : as make_game.
   * Returns : a result of one row, game_id.
   * Raises  : what make_game raises.
   */
  DECLARE v_game_id INT;

  CALL make_game(p_edition, p_name, p_options, NULL, v_game_id);
  SELECT v_game_id AS game_id;
END
