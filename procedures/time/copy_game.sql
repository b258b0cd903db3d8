CREATE PROCEDURE copy_game(
  IN p_game_id INT, IN p_record_id INT, IN p_name TEXT, IN p_bots TEXT, IN p_stopped_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Makes a fork, and says which game it is.'
BEGIN
  /*
   * Takes   : as fork_game_with_bots; p_stopped_at, as resume_clock.
   * Changes : one row of Fork; make_fork does the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable; what check_title, check_copying and make_fork raise.
   */
  CALL check_session();
  CALL check_title(p_name);
  CALL check_copying(COALESCE(p_game_id, current_game()));
  IF p_bots IS NOT NULL THEN
    CALL find_character(p_bots, p_bots);
  END IF;
  INSERT INTO Fork (parent_game_id, parent_record_ID, name, bots, stopped_at)
    VALUES (p_game_id, p_record_id, p_name, p_bots, p_stopped_at);
  SELECT f.game_id FROM Fork AS f WHERE f.fork_id = LAST_INSERT_ID();
END
