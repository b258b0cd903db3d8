CREATE PROCEDURE compare_games(IN p_game_id INT, IN p_other_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lists what differs between two games.'
BEGIN
  /*
   * Changes : as compare_rules.
   * Returns : the results of compare_ledgers, of compare_positions, and, for the first game, of
   *           compare_rules. All are empty when the games are the same, by rules that are as their
   *           document says.
   */
  CALL compare_ledgers(p_game_id, p_other_game_id, NULL);
  CALL compare_positions(p_game_id, p_other_game_id);
  CALL compare_rules(p_game_id);
END
