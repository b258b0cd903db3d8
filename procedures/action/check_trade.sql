CREATE PROCEDURE check_trade(IN p_terms JSON)
  READS SQL DATA
  COMMENT 'Rejects a trade that a player may not propose.'
BEGIN
  /*
   * Move   : reads m_game_id m_ruleset_id m_round m_turn m_seats m_phase.
   * Takes  : p_terms, as GameState.proposal; m_phase, in which the game continues.
   * Raises : no_such_partner, offers_declined, property_not_found, not_owner, cannot_afford,
   *          no_card, trade_one_sided, trade_same_kind, trade_needs_money.
   * Rule   : S10; A3.
   */
  DECLARE v_from INT DEFAULT JSON_EXTRACT(p_terms, '$.from');
  DECLARE v_to INT DEFAULT JSON_EXTRACT(p_terms, '$.to');
  DECLARE v_give_money BIGINT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.money'), 0);
  DECLARE v_take_money BIGINT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.money'), 0);
  DECLARE v_give_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.cards'), 0);
  DECLARE v_take_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.cards'), 0);
  DECLARE v_give_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.give.properties'), 0);
  DECLARE v_take_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.take.properties'), 0);
  DECLARE v_gives BIGINT DEFAULT v_give_money + v_give_cards + v_give_deeds;
  DECLARE v_takes BIGINT DEFAULT v_take_money + v_take_cards + v_take_deeds;
  DECLARE v_count INT;
  DECLARE v_is_quiet BOOLEAN;
  DECLARE v_balance, v_his_balance BIGINT;
  DECLARE v_trade VARCHAR(20);

  -- exactly one row
  SELECT r.trade, p.bank_balance,
      JSON_EXTRACT(p.proposals, CONCAT('$."', v_to, '".quiet_until'))
        > m_round * m_seats + m_turn
    INTO v_trade, v_balance, v_is_quiet
    FROM Ruleset AS r
    STRAIGHT_JOIN Player AS p ON p.game_id = m_game_id AND p.pid = v_from
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF p;
  SELECT p.bank_balance
    INTO v_his_balance
    FROM Player AS p
    WHERE p.game_id = m_game_id
      AND p.pid = v_to
      AND p.status <> 2
    FOR SHARE;
  IF v_to = v_from OR v_his_balance IS NULL THEN
    CALL refuse('no_such_partner', IF(
      v_to = v_from, 'You cannot trade with yourself.',
      CONCAT('There is no player ', v_to, ' in the game to trade with.')));
  END IF;
  IF v_is_quiet THEN
    CALL refuse('offers_declined', 'This player takes no more offers from you for a round.');
  END IF;
  CALL count_deeds(v_from, JSON_EXTRACT(p_terms, '$.give.properties'), v_count);
  IF v_count = v_give_deeds THEN
    CALL count_deeds(v_to, JSON_EXTRACT(p_terms, '$.take.properties'), v_count);
    SET v_count = v_count + v_give_deeds;
  END IF;
  IF v_count <> v_give_deeds + v_take_deeds THEN
    CALL refuse_deeds(v_from, v_to, p_terms);
  END IF;
  IF v_give_money > v_balance OR v_take_money > v_his_balance THEN
    CALL refuse_amount('cannot_afford', CONCAT(IF(
      v_give_money > v_balance, CONCAT('You have only ¤', v_balance),
      CONCAT('The other player has only ¤', v_his_balance)), ' to give.'));
  END IF;
  CALL check_cards(v_from, v_give_cards);
  CALL check_cards(v_to, v_take_cards);
  IF v_gives + v_takes = 0 OR v_trade = 'exchange' AND (v_gives = 0 OR v_takes = 0) THEN
    CALL refuse('trade_one_sided', CONCAT(
      IF(v_trade = 'exchange', 'Both sides', 'At least one side'), ' must give something.'));
  END IF;
  IF v_trade = 'exchange' AND (
    v_give_money > 0 AND v_take_money > 0 OR v_give_cards > 0 AND v_take_cards > 0)
  THEN
    CALL refuse('trade_same_kind', 'Only one side can give money, and only one can give cards.');
  END IF;
  IF v_trade = 'exchange' AND needs_money(m_phase)
    AND IF(v_from = COALESCE(JSON_EXTRACT(p_terms, '$.raiser'), v_from), v_take_money, v_give_money)
      = 0
  THEN
    CALL refuse('trade_needs_money', 'A player who must raise money has to get some in the trade.');
  END IF;
END
