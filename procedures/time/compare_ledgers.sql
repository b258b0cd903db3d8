CREATE PROCEDURE compare_ledgers(
  IN p_game_id INT, IN p_other_game_id INT, IN p_last_record_id INT)
  READS SQL DATA
  COMMENT 'Lists the differences between the moves and events of two games.'
BEGIN
  /*
   * Takes   : p_last_record_id, the last record to compare; NULL for all.
   * Returns : as list_differences. Game numbers, tokens and times of moves are not compared.
   */
  CALL list_differences(
    recorded_ledger(p_game_id, p_last_record_id),
    recorded_ledger(p_other_game_id, p_last_record_id));
END
