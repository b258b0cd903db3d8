CREATE PROCEDURE check_action()
  READS SQL DATA
  COMMENT 'Rejects an action that the phase has but that the player may not take.'
BEGIN
  /*
   * Move   : reads m_game_id m_action m_played_at m_ruleset_id m_drawn m_prid m_first_entry
   *          m_player_id m_status m_balance.
   * Raises : what action_refusal returns.
   */
  DECLARE v_price BIGINT;
  DECLARE v_cards, v_jail_fine, v_dice_count, v_value, v_trades_left INT;
  DECLARE v_deadline DATETIME(3);
  DECLARE v_jail_wait, v_can_leave, v_can_end, v_runs_out BOOLEAN DEFAULT FALSE;
  DECLARE v_trade, v_source VARCHAR(20);

  SELECT r.jail_fine, r.jail_wait, r.can_leave, r.can_end, r.trade, r.dice_count,
      r.trades_per_turn
    INTO v_jail_fine, v_jail_wait, v_can_leave, v_can_end, v_trade, v_dice_count, v_trades_left
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  CASE
    WHEN m_action = 'buy' THEN
      CALL read_price(v_price);
    WHEN m_action = 'pay' THEN
      SELECT Agenda.amount
        INTO v_price
        FROM Agenda
        WHERE Agenda.game_id = m_game_id
          AND Agenda.entry_no = m_first_entry
        FOR SHARE;
    WHEN m_action = 'use_card' THEN
      CALL count_cards(m_game_id, m_ruleset_id, m_player_id, v_cards);
    WHEN m_action = 'change_dice' THEN
      SELECT g.dice_source, i.value
        INTO v_source, v_value
        FROM GameState AS g
        LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = m_drawn + v_dice_count
        WHERE g.game_id = m_game_id
        FOR UPDATE OF g;
      SET v_runs_out = v_source = 'numbers' AND v_value IS NULL;
    WHEN m_action = 'propose' THEN
      SELECT v_trades_left - IF(g.trade_turn = g.turns_ended, g.trades, 0)
        INTO v_trades_left
        FROM GameState AS g
        WHERE g.game_id = m_game_id
        FOR UPDATE;
    WHEN m_action IN ('bid', 'pass', 'close') THEN
      SELECT g.deadline INTO v_deadline FROM GameState AS g WHERE g.game_id = m_game_id FOR UPDATE;
    ELSE
      -- The other actions need no further values.
      DO 0;
  END CASE;
  CALL refuse_with(action_refusal(
    m_action, m_status, m_balance, v_price, v_cards, v_jail_fine, v_jail_wait,
    v_can_leave, v_can_end, v_trade, v_trades_left, v_deadline IS NOT NULL,
    m_played_at > v_deadline, v_runs_out));
END
