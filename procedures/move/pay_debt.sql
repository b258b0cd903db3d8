CREATE PROCEDURE pay_debt(
  IN p_player_id INT, IN p_debtor INT, IN p_payer INT, IN p_creditor INT, IN p_amount BIGINT,
  IN p_kind VARCHAR(20), IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Pays a debt that can be paid.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_seats; sets m_event_no.
   * Takes   : as in Agenda; p_player_id, the subject of the event; p_payer, the debtor, or NULL for
   *           the bank, which pays only players; p_amount, the amount for each creditor: paid_each
   *           goes to every other player still in the game.
   * Changes : Player, Event.
   */
  DECLARE v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  IF p_kind = 'paid_each' THEN
    WHILE v_turn < m_seats DO
      CALL read_status(v_turn, v_payee, v_status);
      IF v_status <> 2 AND v_payee <> p_debtor THEN
        CALL transfer(p_kind, p_player_id, p_payer, v_payee, p_amount, p_location, NULL);
      END IF;
      SET v_turn = v_turn + 1;
    END WHILE;
  ELSEIF COALESCE(p_payer, p_creditor) IS NOT NULL THEN
    CALL transfer(p_kind, p_player_id, p_payer, p_creditor, p_amount, p_location, p_prid);
  END IF;
END
