CREATE PROCEDURE compare_games(IN p_game_id INT, IN p_other_game_id INT)
  READS SQL DATA
  COMMENT 'Lists what differs between two games.'
BEGIN
  /*
   * Returns : the result of compare_ledgers, and the result of compare_positions. Both are empty
   *           when the games are the same.
   */
  CALL compare_ledgers(p_game_id, p_other_game_id, NULL);
  CALL compare_positions(p_game_id, p_other_game_id);
END
