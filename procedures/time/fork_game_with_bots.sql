CREATE PROCEDURE fork_game_with_bots(
  IN p_game_id INT, IN p_record_id INT, IN p_name TEXT, IN p_bots TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a record of another, with bots for its people.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_record_id, 0 for the opening position, NULL
   *           for the newest record; p_name, the name of the new game; NULL or empty:
   *           `<other> at move N`, with bots `Rest of <other>`; p_bots, the character that plays
   *           the seats of people, or a part of its name that no other has; NULL: people keep
   *           their seats.
   * Changes, returns, raises : as copy_game. An auction continues with the seconds that were left
   *           after its last move.
   */
  CALL copy_game(p_game_id, p_record_id, p_name, p_bots, NULL);
END
