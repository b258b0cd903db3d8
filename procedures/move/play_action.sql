CREATE PROCEDURE play_action()
  MODIFIES SQL DATA
  COMMENT 'Checks any move except a plain roll, and carries it out unless it takes dice.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_dice m_dice2 m_named_prid m_amount m_terms m_played_at
   *           m_record_id m_ruleset_id m_round m_turn m_seats m_turn_player m_player_id m_status
   *           m_jail_turns m_location m_balance; sets m_players_left m_drawn m_prid m_first_entry
   *           m_next_entry m_left_to_end m_event_no m_phase m_outcome m_takes_dice.
   * Changes : what the action changes. The trigger writes GameState.
   * Returns : m_outcome: open, the phase says what comes next; landed, the player has nothing left
   *           to decide; turn_over. m_takes_dice, whether the action does.
   * Raises  : what check_details, check_action and the actions raise.
   * Rule    : H2; S3; D7.
   */
  SET m_outcome = 'open';
  CALL check_details();
  CALL check_action();
  CASE
    WHEN m_takes_dice THEN
      -- roll_dice carries it out, when the dice are known.
      DO 0;
    WHEN m_action IN ('pay_fine', 'use_card', 'wait') THEN
      CALL play_in_jail();
    WHEN m_action IN ('buy', 'decline') THEN
      CALL play_offer();
    WHEN m_action IN ('bid', 'pass', 'close') THEN
      CALL play_auction();
    WHEN m_action IN ('pay_flat', 'pay_share') THEN
      CALL play_tax();
    WHEN m_action = 'pay' THEN
      SET m_outcome = 'landed';
    WHEN m_action IN ('build', 'sell', 'mortgage', 'redeem', 'sell_deed') THEN
      CALL play_estate();
    WHEN m_action IN ('propose', 'accept', 'reject', 'reject_all', 'withdraw') THEN
      CALL play_trade();
    WHEN m_action = 'leave' THEN
      CALL play_leave();
    WHEN m_action = 'change_dice' THEN
      CALL change_dice();
    WHEN m_action = 'end_turn' THEN
      CALL add_player_event('turn_ended', m_player_id);
      SET m_outcome = 'turn_over';
    WHEN m_action IN ('end', 'expire') THEN
      CALL play_end();
  END CASE;
  IF m_phase = 'handover' AND m_prid IS NOT NULL THEN
    -- Where the mortgage is lifted, no fee is due; for pay, settle_agenda collects it.
    IF m_action = 'redeem' THEN
      CALL remove_entry();
      SET m_phase = 'roll';
    END IF;
    SET m_prid = NULL;
    SET m_outcome = 'landed';
  END IF;
END
