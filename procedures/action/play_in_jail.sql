CREATE PROCEDURE play_in_jail()
  MODIFIES SQL DATA
  COMMENT 'Pays the fine, uses a Get Out of Jail Free card, or waits in jail.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_record_id m_ruleset_id m_player_id m_jail_turns; sets
   *           m_event_no m_outcome.
   * Changes : Player; Event; DeckCard for a card.
   * Returns : m_outcome, open when the player is free to take a normal turn, turn_over when they
   *           waited.
   * Rule    : S4; A2.
   */
  DECLARE v_fine, v_most_turns INT;

  -- exactly one row
  SELECT r.jail_fine, r.jail_turns
    INTO v_fine, v_most_turns
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  SET m_outcome = 'open';
  CASE m_action
    WHEN 'pay_fine' THEN
      IF v_fine > 0 THEN
        CALL transfer('fined', m_player_id, m_player_id, NULL, v_fine, NULL, NULL);
      ELSE
        CALL add_player_event('freed', m_player_id);
      END IF;
      CALL set_status(m_player_id, 0, 0);
    WHEN 'use_card' THEN
      CALL give_cards(m_player_id, NULL, 1, 'card_used');
      CALL set_status(m_player_id, 0, 0);
    WHEN 'wait' THEN
      CALL add_player_event('waited', m_player_id);
      IF m_jail_turns + 1 >= v_most_turns THEN
        CALL set_status(m_player_id, 0, 0);
      ELSE
        CALL set_status(m_player_id, 1, m_jail_turns + 1);
      END IF;
      SET m_outcome = 'turn_over';
  END CASE;
END
