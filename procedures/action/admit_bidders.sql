CREATE PROCEDURE admit_bidders(IN p_newcomers_wait BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Lets all players take part in an auction, or those who have been around the board.'
BEGIN
  /*
   * Move    : reads m_game_id m_seats.
   * Takes   : p_newcomers_wait, whether players sit out who have not been around the board.
   * Changes : Player.passed.
   * Why     : seats one by one, see read_seat.
   */
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < m_seats DO
    UPDATE Player AS p FORCE INDEX (PRIMARY)
      SET p.passed = p_newcomers_wait AND NOT p.has_lapped
      WHERE p.game_id = m_game_id
        AND p.turn = v_turn;
    SET v_turn = v_turn + 1;
  END WHILE;
END
