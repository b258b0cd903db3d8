CREATE PROCEDURE fork_game(IN p_game_id INT, IN p_record_id INT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a record of another.'
BEGIN
  /*
   * Takes, changes, returns, raises : as fork_game_with_bots, without bots.
   */
  CALL fork_game_with_bots(p_game_id, p_record_id, p_name, NULL);
END
