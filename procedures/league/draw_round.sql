CREATE PROCEDURE draw_round(IN p_tournament LONGTEXT, IN p_round LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Draws a round among the entered players, by the method of the tournament.'
BEGIN
  /*
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : what draw_round_by raises.
   */
  CALL draw_round_by(p_tournament, p_round, NULL);
END
