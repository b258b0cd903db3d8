CREATE PROCEDURE readmit_players()
  MODIFIES SQL DATA
  COMMENT 'Lets all players take part in the next auction.'
BEGIN
  /*
   * Move    : reads m_game_id m_seats.
   * Changes : Player.passed.
   * Why     : seats one by one, see read_seat.
   */
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < m_seats DO
    UPDATE Player AS p FORCE INDEX (PRIMARY)
      SET p.passed = FALSE
      WHERE p.game_id = m_game_id
        AND p.turn = v_turn;
    SET v_turn = v_turn + 1;
  END WHILE;
END
