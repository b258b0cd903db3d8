CREATE PROCEDURE pass_by_who_is_out()
  READS SQL DATA
  COMMENT 'Skips players who are out until it is the turn of one who is still in.'
BEGIN
  /*
   * Move    : reads m_game_id m_seats; sets m_round m_turn.
   * Returns : m_turn, unchanged when its player is still in; m_round, the round of that turn.
   * Rule    : C13.
   * Why     : the loop ends because somebody is still in.
   */
  DECLARE v_player_id, v_status INT;

  CALL read_status(m_turn, v_player_id, v_status);
  WHILE v_status = 2 DO
    SET m_turn = (m_turn + 1) MOD m_seats;
    IF m_turn = 0 THEN
      SET m_round = m_round + 1;
    END IF;
    CALL read_status(m_turn, v_player_id, v_status);
  END WHILE;
END
