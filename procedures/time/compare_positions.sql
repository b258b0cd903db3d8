CREATE PROCEDURE compare_positions(IN p_game_id INT, IN p_other_game_id INT)
  READS SQL DATA
  COMMENT 'Lists the differences between the positions of two games.'
BEGIN
  /*
   * Returns : as list_differences, for the rows of GameState, Player, Deed, DeckCard and Agenda.
   *           Numbers, names and times of the games are not compared.
   */
  CALL list_differences(recorded_position(p_game_id), recorded_position(p_other_game_id));
END
