CREATE PROCEDURE collect_from_each(IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Collects an amount from every other player for the one who rolled.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_seats m_first_entry m_turn_player m_location
   *           m_announces_landing; sets m_next_entry m_balance m_event_no.
   * Takes   : p_amount, from each of them, in the order of play.
   * Changes : Player (the others), Event; Agenda, for the first player who cannot pay and all after
   *           them.
   * Rule    : S13.
   */
  DECLARE v_other, v_status INT;
  DECLARE v_his_balance BIGINT;
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < m_seats DO
    CALL read_seat(v_turn, v_other, v_status, v_his_balance);
    IF v_status <> 2 AND v_other <> m_turn_player THEN
      IF v_his_balance >= p_amount AND m_first_entry = m_next_entry THEN
        CALL debit(v_other, p_amount);
        SET m_balance = m_balance + p_amount;
        CALL add_posting(
          'paid', v_other, v_other, m_turn_player, p_amount,
          IF(m_announces_landing, NULL, m_location), NULL);
      ELSE
        CALL add_debt(v_other, m_turn_player, p_amount, 'paid', NULL);
      END IF;
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
