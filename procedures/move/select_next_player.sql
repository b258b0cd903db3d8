CREATE PROCEDURE select_next_player(
  IN p_game_id INT, IN p_seats INT, IN p_players_left INT, INOUT p_turn INT, INOUT p_round INT)
  READS SQL DATA
  COMMENT 'Finds the next turn, and counts the round up when the order of play wraps.'
BEGIN
  /*
   * Takes   : p_players_left, how many are not out, at least one.
   * Returns : p_turn, the next seat whose player is not out; p_round, its round.
   * Rule    : C13.
   * Why     : while nobody is out, nobody need be read.
   */
  SET p_turn = (p_turn + 1) MOD p_seats;
  SET p_round = p_round + (p_turn = 0);
  IF p_players_left < p_seats THEN
    CALL pass_by_who_is_out(p_game_id, p_seats, p_turn, p_round);
  END IF;
END
