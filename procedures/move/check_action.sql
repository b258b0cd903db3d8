CREATE PROCEDURE check_action()
  READS SQL DATA
  COMMENT 'Rejects an action that the phase has but that the player may not take.'
BEGIN
  /*
   * Move   : reads m_game_id m_action m_played_at m_ruleset_id m_drawn m_prid m_first_entry
   *          m_player_id m_status m_balance.
   * Raises : what jail_refusal, payment_refusal, edition_refusal, auction_refusal and dice_refusal
   *          return.
   */
  DECLARE v_refusal VARCHAR(200);
  DECLARE v_price BIGINT;
  DECLARE v_cards, v_jail_fine INT;
  DECLARE v_deadline DATETIME(3);
  DECLARE v_jail_wait, v_can_leave, v_can_end, v_runs_out BOOLEAN;
  DECLARE v_trade VARCHAR(20);

  CASE
    WHEN m_action IN ('pay_fine', 'use_card', 'wait') THEN
      IF m_action = 'use_card' THEN
        CALL count_cards(m_game_id, m_ruleset_id, m_player_id, v_cards);
      END IF;
      -- exactly one row
      SELECT r.jail_fine, r.jail_wait
        INTO v_jail_fine, v_jail_wait
        FROM Ruleset AS r
        WHERE r.ruleset_id = m_ruleset_id;
      SET v_refusal = jail_refusal(m_action, m_status, v_cards, v_jail_fine, v_jail_wait);
      IF v_refusal IS NULL THEN
        SET v_refusal = payment_refusal(m_action, m_balance, v_jail_fine);
      END IF;
    WHEN m_action IN ('buy', 'pay') THEN
      IF m_action = 'buy' THEN
        CALL read_price(m_game_id, m_ruleset_id, m_prid, v_price);
      ELSE
        -- exactly one row
        SELECT Agenda.amount
          INTO v_price
          FROM Agenda
          WHERE Agenda.game_id = m_game_id
            AND Agenda.entry_no = m_first_entry
          FOR SHARE;
      END IF;
      SET v_refusal = payment_refusal(m_action, m_balance, v_price);
    WHEN m_action IN ('leave', 'end', 'propose') THEN
      -- exactly one row
      SELECT r.can_leave, r.can_end, r.trade
        INTO v_can_leave, v_can_end, v_trade
        FROM Ruleset AS r
        WHERE r.ruleset_id = m_ruleset_id;
      SET v_refusal = edition_refusal(m_action, v_can_leave, v_can_end, v_trade);
    WHEN m_action IN ('bid', 'pass', 'close') THEN
      -- exactly one row
      SELECT g.deadline INTO v_deadline FROM GameState AS g WHERE g.game_id = m_game_id FOR UPDATE;
      SET v_refusal = auction_refusal(m_action, v_deadline IS NOT NULL, m_played_at > v_deadline);
    WHEN m_action = 'change_dice' THEN
      -- exactly one row
      SELECT g.dice_source = 'numbers' AND i.value IS NULL
        INTO v_runs_out
        FROM GameState AS g
        JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
        LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id
          AND i.position = m_drawn + r.dice_count
        WHERE g.game_id = m_game_id
        FOR UPDATE OF g;
      SET v_refusal = dice_refusal(m_action, FALSE, v_runs_out);
    ELSE
      -- Properties and terms are checked where they are used.
      DO 0;
  END CASE;
  CALL refuse_with(v_refusal);
END
