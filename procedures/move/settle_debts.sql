CREATE PROCEDURE settle_debts(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_insolvency VARCHAR(20), IN p_seats INT, IN p_player_id INT, INOUT p_players_left INT,
  INOUT p_first_debt INT, INOUT p_next_debt INT, IN p_played_at DATETIME(3),
  INOUT p_phase VARCHAR(20), INOUT p_prid INT, INOUT p_course VARCHAR(20), OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Pays what is owed and can be paid, and makes the offer that a landing ended with.'
BEGIN
  /*
   * Takes   : p_player_id, whose turn it is; p_phase and p_prid, as landing_on_property says;
   *           p_played_at, of the move.
   * Changes : Debt, from which it takes one after the other; what paying, dropping out and
   *           offering change.
   * Returns : p_course, landed when nothing is left; else open, in the phase debt, offer, fee,
   *           tax or auction; p_steps, how far the player whose turn it is now moves by a roll
   *           that he kept, else NULL.
   * Rule    : S11; H4; A7.
   */
  DECLARE v_debtor, v_creditor, v_prid INT;
  DECLARE v_amount, v_balance BIGINT;
  DECLARE v_kind VARCHAR(20);
  DECLARE v_is_out BOOLEAN;

  SET p_steps = NULL;
  IF p_prid IS NOT NULL THEN
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, NULL, p_phase, p_prid);
    SET p_prid = NULL;
  END IF;
  WHILE p_course = 'landed' AND p_first_debt < p_next_debt AND p_steps IS NULL DO
    SELECT o.debtor, o.creditor, o.amount, o.kind, o.prid, o.steps, p.bank_balance
      INTO v_debtor, v_creditor, v_amount, v_kind, v_prid, p_steps, v_balance
      FROM Debt AS o
      JOIN Player AS p ON p.game_id = o.game_id AND p.pid = o.debtor
      WHERE o.game_id = p_game_id
        AND o.debt_no = p_first_debt
      FOR SHARE;
    SET p_steps = IF(v_amount IS NULL, p_steps, NULL);
    SET v_is_out = p_insolvency <> 'debt';
    IF v_amount > v_balance AND NOT v_is_out THEN
      CALL check_insolvency(
        p_game_id, p_ruleset_id, v_debtor, v_balance, v_amount, v_is_out);
    END IF;
    IF p_steps IS NOT NULL THEN
      CALL remove_debt(p_game_id, p_first_debt);
      SET p_phase = 'roll';
    ELSEIF v_amount IS NULL THEN
      CALL remove_debt(p_game_id, p_first_debt);
      CALL open_offer(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, v_debtor, v_kind, v_prid,
        p_played_at, p_phase, p_prid, p_course);
    ELSEIF v_amount = 0 THEN
      CALL remove_debt(p_game_id, p_first_debt);
    ELSEIF v_amount <= v_balance THEN
      CALL remove_debt(p_game_id, p_first_debt);
      CALL pay_debt(
        p_game_id, p_record_id, p_event_no, p_seats, p_players_left, v_debtor, v_creditor, v_amount,
        v_kind, v_prid);
    ELSEIF v_is_out THEN
      CALL drop_out(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, v_debtor, v_balance, v_creditor,
        'defeated', p_players_left);
      CALL cancel_debts(p_game_id, v_debtor, p_first_debt, p_next_debt);
    ELSE
      CALL tell(p_game_id, p_record_id, p_event_no, 'owes', v_debtor, NULL, v_prid, NULL);
      SET p_phase = 'debt';
      SET p_course = 'open';
    END IF;
  END WHILE;
END
