CREATE PROCEDURE pay_each_player(IN p_amount BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay every other player still in the game.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_seats m_players_left m_first_entry m_turn_player
   *           m_location m_announces_landing; sets m_next_entry m_balance m_event_no.
   * Takes   : p_amount, for each of them.
   * Changes : Player (the others), Event; Agenda, one for the total, since the player pays all or
   *           none.
   * Rule    : C7; S13.
   */
  DECLARE v_total BIGINT DEFAULT p_amount * (m_players_left - 1);
  DECLARE v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  IF m_balance < v_total OR m_first_entry < m_next_entry THEN
    CALL add_debt(m_turn_player, NULL, v_total, 'paid_each', NULL);
  ELSE
    SET m_balance = m_balance - v_total;
    WHILE v_turn < m_seats DO
      CALL read_status(v_turn, v_payee, v_status);
      IF v_status <> 2 AND v_payee <> m_turn_player THEN
        CALL credit(v_payee, p_amount);
        CALL add_posting(
          'paid_each', m_turn_player, m_turn_player, v_payee, p_amount,
          IF(m_announces_landing, NULL, m_location), NULL);
      END IF;
      SET v_turn = v_turn + 1;
    END WHILE;
  END IF;
END
