CREATE PROCEDURE compare_ledgers(
  IN p_game_id INT, IN p_other_game_id INT, IN p_last_record_id INT)
  READS SQL DATA
  COMMENT 'Lists what differs between the moves and events of two games.'
BEGIN
  /*
   * Takes   : p_last_record_id, the last record that is compared; NULL for all.
   * Returns : as list_differences. The numbers of the games, the tokens of moves and when they were
   *           made are not compared.
   */
  CALL list_differences(
    recorded_ledger(p_game_id, p_last_record_id),
    recorded_ledger(p_other_game_id, p_last_record_id));
END
