CREATE PROCEDURE select_next_player()
  READS SQL DATA
  COMMENT 'Passes the turn to the next player; a new round starts when the order of play wraps.'
BEGIN
  /*
   * Move    : reads m_game_id m_seats m_players_left; sets m_round m_turn.
   * Takes   : m_players_left, at least one.
   * Returns : m_turn, the next seat whose player is still in; m_round, the round of that turn.
   * Rule    : C13.
   * Why     : while all players are in, none need be read.
   */
  SET m_turn = (m_turn + 1) MOD m_seats;
  SET m_round = m_round + (m_turn = 0);
  IF m_players_left < m_seats THEN
    CALL pass_by_who_is_out();
  END IF;
END
