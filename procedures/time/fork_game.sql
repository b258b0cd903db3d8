CREATE PROCEDURE fork_game(IN p_game_id INT, IN p_record_id INT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that goes on from a record of another.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_record_id, 0 for the opening position, NULL
   *           for the newest record; p_name, what the new game is called; NULL or empty: like the
   *           other, and the record.
   * Changes : one row of Fork, from which make_fork makes the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable, and what check_title and make_fork raise.
   */
  CALL check_title(p_name);
  CALL check_session();
  INSERT INTO Fork (parent_game_id, parent_record_ID, name)
    VALUES (p_game_id, p_record_id, p_name);
  SELECT f.game_id FROM Fork AS f WHERE f.fork_id = LAST_INSERT_ID();
END
