CREATE PROCEDURE select_next_player()
  READS SQL DATA
  COMMENT 'Passes the turn to the next player; a new round starts when the order of play wraps.'
BEGIN
  /*
   * Move    : reads m_game_id m_seats m_players_left; sets m_round m_turn.
   * Takes   : m_players_left, at least one.
   * Returns : m_turn, the next seat whose player is still in; m_round, the round of that turn.
   * Rule    : C13.
   * Why     : while all players are in, none need be read. The loop ends because somebody is still
   *           in.
   */
  DECLARE v_player_id, v_status INT;

  SET m_turn = (m_turn + 1) MOD m_seats;
  SET m_round = m_round + (m_turn = 0);
  IF m_players_left < m_seats THEN
    CALL read_status(m_turn, v_player_id, v_status);
    WHILE v_status = 2 DO
      SET m_turn = (m_turn + 1) MOD m_seats;
      SET m_round = m_round + (m_turn = 0);
      CALL read_status(m_turn, v_player_id, v_status);
    END WHILE;
  END IF;
END
