CREATE PROCEDURE settle_debts(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_seats INT, IN p_player_id INT, IN p_location INT, INOUT p_players_left INT,
  INOUT p_left_to_end INT, INOUT p_first_debt INT, INOUT p_next_debt INT,
  IN p_played_at DATETIME(3), INOUT p_phase VARCHAR(20), INOUT p_prid INT,
  INOUT p_course VARCHAR(20), OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Pays what is owed and can be paid, and makes the offer that a landing ended with.'
BEGIN
  /*
   * Takes   : p_player_id, whose turn it is; p_location, of who moved; p_phase and p_prid, as
   *           landing_on_property says; p_played_at, of the move.
   * Changes : Debt, from which it takes one after the other; what paying, dropping out and
   *           offering change.
   * Returns : p_course, landed when nothing is left; else open, in the phase debt, offer, fee,
   *           tax or auction; p_steps, how far the player whose turn it is now moves by a roll
   *           that he kept, else NULL.
   * Rule    : C8: who cannot pay is out, and the bank pays for him in full; S11; H4; A7.
   * Why     : where the bank pays, all but a tax is settled in the move that made it a debt, and is
   *           told as if it was paid at once: with the place, where the landing is not told.
   */
  DECLARE v_debtor, v_payer, v_creditor, v_prid, v_place INT;
  DECLARE v_amount, v_share, v_balance BIGINT;
  DECLARE v_kind, v_insolvency VARCHAR(20);

  SET p_steps = NULL;
  IF p_prid IS NOT NULL THEN
    CALL owe(p_game_id, p_next_debt, p_player_id, NULL, NULL, p_phase, p_prid);
    SET p_prid = NULL;
  END IF;
  WHILE p_course = 'landed' AND p_first_debt < p_next_debt AND p_steps IS NULL DO
    -- exactly one row
    SELECT Debt.debtor, IF(Debt.amount > p.bank_balance, NULL, Debt.debtor), Debt.creditor,
        Debt.amount,
        Debt.amount DIV IF(Debt.kind = 'paid_each', GREATEST(p_players_left - 1, 1), 1),
        Debt.kind, Debt.prid, IF(Debt.amount IS NULL, Debt.steps, NULL), p.bank_balance,
        r.insolvency,
        IF(
          r.insolvency = 'bank_pays' AND NOT r.landing_told AND Debt.kind <> 'tax', p_location,
          NULL)
      INTO v_debtor, v_payer, v_creditor, v_amount, v_share, v_kind, v_prid, p_steps, v_balance,
        v_insolvency, v_place
      FROM Debt
      JOIN Player AS p ON p.game_id = Debt.game_id AND p.pid = Debt.debtor
      JOIN Ruleset AS r ON r.ruleset_id = p_ruleset_id
      WHERE Debt.game_id = p_game_id
        AND Debt.debt_no = p_first_debt
      FOR SHARE OF Debt FOR SHARE OF p;
    IF v_payer IS NULL THEN
      CALL fail_to_pay(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, v_insolvency, v_debtor, v_creditor,
        v_amount, v_balance, v_prid, p_players_left, p_left_to_end, p_first_debt, p_next_debt,
        p_phase, p_course);
    END IF;
    IF p_course = 'landed' THEN
      CALL remove_debt(p_game_id, p_first_debt);
      IF p_steps IS NOT NULL THEN
        SET p_phase = 'roll';
      ELSEIF v_amount IS NULL THEN
        CALL open_offer(
          p_game_id, p_record_id, p_event_no, p_ruleset_id, v_debtor, v_kind, v_prid,
          p_played_at, p_phase, p_prid, p_course);
      ELSEIF v_amount > 0 AND (v_payer IS NOT NULL OR v_insolvency = 'bank_pays') THEN
        CALL pay_debt(
          p_game_id, p_record_id, p_event_no, p_seats, COALESCE(v_payer, p_player_id), v_debtor,
          v_payer, v_creditor, v_share, v_kind, v_place, v_prid);
      END IF;
    END IF;
  END WHILE;
END
