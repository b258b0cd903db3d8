CREATE PROCEDURE play_action(
  IN p_action VARCHAR(20), IN p_dice DOUBLE, IN p_dice2 DOUBLE, IN p_named_prid DOUBLE,
  IN p_amount DOUBLE, IN p_terms VARCHAR(2000), IN p_played_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Carries out any move except a roll.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_turn_player m_player_id m_status
   *           m_jail_turns m_location m_balance; sets m_players_left m_drawn m_prid m_first_entry
   *           m_next_entry m_left_to_end m_event_no m_phase m_outcome.
   * Changes : what the action changes. The trigger writes GameState.
   * Returns : m_outcome: open, the phase says what comes next; landed, the player has nothing left
   *           to decide; turn_over.
   * Raises  : wrong_phase, and what check_details, check_action and the actions raise.
   * Rule    : H2; S3; D7.
   */
  SET m_outcome = 'open';
  CALL check_details(p_action, p_dice, p_dice2, p_named_prid, p_amount, p_terms);
  CALL check_action(p_action, p_played_at);
  IF m_phase = 'handover' AND p_action = 'redeem' AND p_named_prid <> m_prid THEN
    CALL refuse_action(p_action);
  END IF;
  CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') THEN
      CALL play_in_jail(p_action);
    WHEN p_action IN ('buy', 'decline') THEN
      CALL play_offer(p_action, p_played_at);
    WHEN p_action IN ('bid', 'pass', 'close') THEN
      CALL play_auction(p_action, p_amount, p_played_at);
    WHEN p_action IN ('pay_flat', 'pay_share') THEN
      CALL play_tax(p_action);
    WHEN p_action = 'pay' THEN
      SET m_outcome = 'landed';
    WHEN p_action IN ('build', 'sell', 'mortgage', 'redeem', 'sell_deed') THEN
      CALL play_estate(p_action, p_named_prid);
    WHEN p_action = 'propose' THEN
      CALL propose_trade(p_terms);
    WHEN p_action IN ('accept', 'reject', 'withdraw') THEN
      CALL answer_trade(p_action);
    WHEN p_action = 'leave' THEN
      CALL play_leave();
    WHEN p_action = 'change_dice' THEN
      CALL change_dice(p_terms);
    WHEN p_action = 'end_turn' THEN
      CALL add_event('turn_ended', m_player_id, NULL, NULL, NULL);
      SET m_outcome = 'turn_over';
    WHEN p_action = 'end' THEN
      CALL add_event('ended', m_player_id, NULL, NULL, NULL);
      SET m_phase = 'over';
  END CASE;
  IF m_phase = 'handover' AND m_prid IS NOT NULL THEN
    CALL finish_handover(p_action);
  END IF;
END
