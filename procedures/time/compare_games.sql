CREATE PROCEDURE compare_games(IN p_game_id INT, IN p_other_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lists the differences between two games.'
BEGIN
  /*
   * Changes : as compare_rules; the caller must roll it back.
   * Returns : the results of compare_ledgers, of compare_positions and, for the first game, of
   *           compare_rules. All are empty when the games are the same and the rules match their
   *           document.
   */
  CALL compare_ledgers(p_game_id, p_other_game_id, NULL);
  CALL compare_positions(p_game_id, p_other_game_id);
  CALL compare_rules(p_game_id);
END
