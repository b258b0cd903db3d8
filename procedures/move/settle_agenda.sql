CREATE PROCEDURE settle_agenda()
  MODIFIES SQL DATA
  COMMENT 'Pays the debts that can be paid, then opens the offer that a landing led to.'
BEGIN
  /*
   * Move    : reads m_game_id m_played_at m_record_id m_ruleset_id m_round m_seats m_turn_player
   *           m_location; sets m_players_left m_prid m_first_entry m_next_entry m_left_to_end
   *           m_event_no m_steps m_phase m_outcome.
   * Takes   : m_location, of the player who moved.
   * Changes : Agenda, in order of number; what paying, dropping out and opening an offer change.
   * Returns : m_outcome, landed when no debt is left, else open, in the phase debt, offer, fee,
   *           tax, handover or auction; m_steps, how far the player whose turn it is now moves by
   *           their deferred roll, else NULL.
   * Rule    : C8: a player who cannot pay is out, and the bank pays their debt in full; S11; H4;
   *           A7; D7, D9: nothing of these is left to do in a game that ends.
   * Why     : where the bank pays, every debt but a tax is settled in the move that created it and
   *           recorded like an immediate payment: with the location, where the landing is not
   *           announced and the debt is for the landing.
   */
  DECLARE v_debtor, v_payer, v_creditor, v_prid, v_place, v_factor INT;
  DECLARE v_amount, v_share, v_balance BIGINT;
  DECLARE v_kind, v_insolvency VARCHAR(20);
  DECLARE v_is_cancelled BOOLEAN;

  SET m_steps = NULL;
  WHILE m_outcome = 'landed' AND m_first_entry < m_next_entry AND m_steps IS NULL DO
    -- exactly one row
    SELECT Agenda.pid, IF(Agenda.amount > p.bank_balance, NULL, Agenda.pid), Agenda.creditor,
        Agenda.amount,
        Agenda.amount DIV IF(Agenda.kind = 'paid_each', GREATEST(m_players_left - 1, 1), 1),
        Agenda.kind, Agenda.prid, Agenda.factor, IF(Agenda.amount IS NULL, Agenda.steps, NULL),
        COALESCE(Agenda.amount = 0, FALSE)
          OR m_players_left <= m_left_to_end AND Agenda.kind IN ('auction', 'handover'),
        p.bank_balance, r.insolvency,
        IF(
          r.insolvency = 'bank_pays' AND NOT r.landing_told
            AND Agenda.kind NOT IN ('tax', 'paid_passing'), m_location, NULL)
      INTO v_debtor, v_payer, v_creditor, v_amount, v_share, v_kind, v_prid, v_factor,
        m_steps, v_is_cancelled, v_balance, v_insolvency, v_place
      FROM Agenda
      JOIN Player AS p ON p.game_id = Agenda.game_id AND p.pid = Agenda.pid
      JOIN Ruleset AS r ON r.ruleset_id = m_ruleset_id
      WHERE Agenda.game_id = m_game_id
        AND Agenda.entry_no = m_first_entry
      FOR SHARE OF Agenda FOR SHARE OF p;
    IF v_payer IS NULL AND NOT v_is_cancelled THEN
      CALL fail_to_pay(v_insolvency, v_debtor, v_creditor, v_amount, v_balance, v_prid);
    ELSEIF v_kind = 'handover' AND m_phase NOT IN ('debt', 'handover') AND NOT v_is_cancelled THEN
      CALL offer_redemption(v_debtor, v_balance, v_prid);
    END IF;
    IF m_outcome = 'landed' THEN
      CALL remove_entry();
      SET m_phase = 'roll';
      IF v_amount IS NULL AND m_steps IS NULL AND NOT v_is_cancelled THEN
        CALL open_offer(v_debtor, v_kind, v_prid, v_factor);
      ELSEIF v_amount > 0 AND NOT v_is_cancelled
        AND (v_payer IS NOT NULL OR v_insolvency = 'bank_pays')
      THEN
        CALL pay_debt(
          COALESCE(v_payer, m_turn_player), v_debtor, v_payer, v_creditor, v_share, v_kind, v_place,
          v_prid);
      END IF;
    END IF;
  END WHILE;
END
