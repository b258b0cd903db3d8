CREATE PROCEDURE settle_landing(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, INOUT p_event_no INT,
  INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Pays what is owed and can be paid, and makes the offer that a landing ended with.'
BEGIN
  /*
   * Changes : Game.debts, from which it takes one after the other; what paying, dropping out and
   *           offering change.
   * Returns : p_phase, landed when nothing is left, else debt, offer, fee or auction.
   * Rule    : seed 004, Money Getting Section; seed 003, Calculating Rent.
   */
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);
  DECLARE v_debts JSON DEFAULT JSON_EXTRACT(v_game, '$.debts');
  DECLARE v_debtor, v_creditor, v_amount, v_prid INT;
  DECLARE v_kind VARCHAR(20);

  WHILE p_phase = 'landed' AND JSON_LENGTH(v_debts) > 0 DO
    SET v_debtor = JSON_EXTRACT(v_debts, '$[0].debtor');
    SET v_creditor = JSON_VALUE(v_debts, '$[0].creditor' RETURNING SIGNED);
    SET v_amount = JSON_VALUE(v_debts, '$[0].amount' RETURNING SIGNED);
    SET v_kind = JSON_VALUE(v_debts, '$[0].kind');
    SET v_prid = JSON_VALUE(v_debts, '$[0].prid' RETURNING SIGNED);
    IF v_kind IN ('offer', 'fee') THEN
      CALL open_offer(
        p_game_id, p_record_id, v_game, v_debtor, v_kind, v_prid, p_event_no, p_phase);
      SET v_debts = JSON_REMOVE(v_debts, '$[0]');
    ELSEIF v_amount <= JSON_EXTRACT(player_facts(p_game_id, v_debtor), '$.balance') THEN
      CALL pay_debt(
        p_game_id, p_record_id, v_debtor, v_creditor, v_amount, v_kind, v_prid, p_event_no);
      SET v_debts = JSON_REMOVE(v_debts, '$[0]');
    ELSEIF JSON_VALUE(v_game, '$.insolvency') = 'creditor_takes' THEN
      CALL drop_out(
        p_game_id, p_record_id, p_board_id, v_debtor, v_creditor, 'defeated', v_debts, p_event_no);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'owes', v_debtor, NULL, NULL, NULL, NULL, v_prid, NULL,
        p_event_no);
      SET p_phase = 'debt';
    END IF;
  END WHILE;
  CALL write_game(p_game_id, 'debts', v_debts);
END
