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
   * Raises  : session_variable; dice_are_secret, for who is not the owner, about a game between
   *           accounts that goes on; what check_title and make_fork raise.
   */
  DECLARE v_game_id INT DEFAULT COALESCE(p_game_id, current_game());

  CALL check_session();
  CALL check_title(p_name);
  IF moves_are_final(v_game_id) AND NOT is_seed_open(v_game_id) THEN
    CALL refuse('dice_are_secret', CONCAT(
      'Game ', v_game_id, ' has seats of accounts: it can be copied when it is over.'));
  END IF;
  INSERT INTO Fork (parent_game_id, parent_record_ID, name)
    VALUES (p_game_id, p_record_id, p_name);
  SELECT f.game_id FROM Fork AS f WHERE f.fork_id = LAST_INSERT_ID();
END
