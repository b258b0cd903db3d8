CREATE PROCEDURE settle_landing(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, INOUT p_event_no INT,
  INOUT p_due JSON, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Pays what is due and can be paid, and makes the offer that a landing ended with.'
BEGIN
  /*
   * Takes   : p_due, the debts in the order in which they are to be paid, and an offer or a fee.
   * Changes : what paying, dropping out and offering change.
   * Returns : p_due, what is left of it; p_phase, landed when nothing is, else debt, offer, fee or
   *           auction.
   * Rule    : seed 004, Money Getting Section; seed 003, Calculating Rent.
   */
  DECLARE v_debtor, v_creditor, v_amount, v_balance, v_prid INT;
  DECLARE v_insolvency, v_kind VARCHAR(20);

  SELECT r.insolvency
    INTO v_insolvency
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  WHILE p_phase = 'landed' AND JSON_LENGTH(p_due) > 0 DO
    SET v_debtor = JSON_VALUE(p_due, '$[0].debtor' RETURNING SIGNED);
    SET v_creditor = JSON_VALUE(p_due, '$[0].creditor' RETURNING SIGNED);
    SET v_amount = JSON_VALUE(p_due, '$[0].amount' RETURNING SIGNED);
    SET v_kind = JSON_VALUE(p_due, '$[0].kind');
    SET v_prid = JSON_VALUE(p_due, '$[0].prid' RETURNING SIGNED);
    IF v_debtor IS NULL THEN
      CALL open_offer(p_game_id, p_record_id, p_due, p_event_no, p_phase);
      SET p_due = JSON_REMOVE(p_due, '$[0]');
    ELSE
      SELECT p.bank_balance
        INTO v_balance
        FROM Player AS p
        WHERE p.game_id = p_game_id
          AND p.pid = v_debtor;
      IF v_balance >= v_amount THEN
        SET p_due = JSON_REMOVE(p_due, '$[0]');
        CALL pay_debt(
          p_game_id, p_record_id, v_debtor, v_creditor, v_amount, v_kind, v_prid, p_event_no);
      ELSEIF v_insolvency = 'creditor_takes' THEN
        CALL drop_out(
          p_game_id, p_record_id, p_board_id, v_debtor, v_creditor, 'defeated', p_event_no, p_due);
      ELSE
        CALL post(
          p_game_id, p_record_id, 'owes', v_debtor, NULL, NULL, NULL, NULL, v_prid, NULL,
          p_event_no);
        SET p_phase = 'debt';
      END IF;
    END IF;
  END WHILE;
END
