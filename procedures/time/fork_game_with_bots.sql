CREATE PROCEDURE fork_game_with_bots(
  IN p_game_id INT, IN p_record_id INT, IN p_name TEXT, IN p_bots TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a record of another, with bots for its people.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_record_id, 0 for the opening position, NULL
   *           for the newest record; p_name, the name of the new game; NULL or empty: made of the
   *           other's and the record; p_bots, the character that plays the seats of people, or a
   *           part of its name that no other has; NULL: people keep their seats.
   * Changes : one row of Fork; make_fork does the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable; dice_are_secret, for a running game between accounts, except for
   *           the owner; what check_title and make_fork raise.
   */
  DECLARE v_game_id INT DEFAULT COALESCE(p_game_id, current_game());

  CALL check_session();
  CALL check_title(p_name);
  IF moves_are_final(v_game_id) AND NOT is_seed_open(v_game_id) THEN
    CALL refuse('dice_are_secret', CONCAT(
      'Game ', v_game_id, ' is played between accounts; it can be copied when it is over.'));
  END IF;
  IF p_bots IS NOT NULL THEN
    CALL find_character(p_bots, p_bots);
  END IF;
  INSERT INTO Fork (parent_game_id, parent_record_ID, name, bots)
    VALUES (p_game_id, p_record_id, p_name, p_bots);
  SELECT f.game_id FROM Fork AS f WHERE f.fork_id = LAST_INSERT_ID();
END
