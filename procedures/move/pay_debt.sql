CREATE PROCEDURE pay_debt(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_seats INT, IN p_player_id INT,
  IN p_debtor INT, IN p_payer INT, IN p_creditor INT, IN p_amount BIGINT, IN p_kind VARCHAR(20),
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Pays a debt that can be paid.'
BEGIN
  /*
   * Takes   : as in Debt; p_player_id, whom the event is about; p_payer, the debtor, or NULL for
   *           the bank, which pays players only; p_amount, for each creditor: paid_each goes to
   *           everybody else who is in the game.
   * Changes : Player, Event.
   */
  DECLARE v_payee, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  IF p_kind = 'paid_each' THEN
    WHILE v_turn < p_seats DO
      CALL read_status(p_game_id, v_turn, v_payee, v_status);
      IF v_status <> 2 AND v_payee <> p_debtor THEN
        CALL transfer(
          p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_payer, v_payee, p_amount,
          p_location, NULL);
      END IF;
      SET v_turn = v_turn + 1;
    END WHILE;
  ELSEIF COALESCE(p_payer, p_creditor) IS NOT NULL THEN
    CALL transfer(
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_payer, p_creditor, p_amount,
      p_location, p_prid);
  END IF;
END
