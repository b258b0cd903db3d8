CREATE PROCEDURE play_action(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_seats INT, IN p_turn_player INT, IN p_action VARCHAR(20), IN p_dice DOUBLE,
  IN p_dice2 DOUBLE, IN p_named_prid DOUBLE, IN p_amount DOUBLE, IN p_terms VARCHAR(2000),
  IN p_played_at DATETIME(3), IN p_player_id INT, IN p_status INT, IN p_jail_turns INT,
  IN p_location INT, IN p_balance BIGINT,
  INOUT p_drawn INT, INOUT p_phase VARCHAR(20), INOUT p_prid INT, INOUT p_players_left INT,
  INOUT p_left_to_end INT, INOUT p_first_debt INT, INOUT p_next_debt INT, OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Makes the move of a player, but for a roll.'
BEGIN
  /*
   * Takes   : what the client named; where the game and the player stand.
   * Changes : what the action changes. Standing is the trigger's to write.
   * Returns : p_course, what comes next: open, the phase tells; landed, nothing is left for the
   *           player to decide; turn_over.
   * Raises  : what check_details, check_action and the actions raise.
   * Rule    : H2; S3.
   */
  SET p_course = 'open';
  CALL check_details(p_action, p_dice, p_dice2, p_named_prid, p_amount, p_terms);
  CALL check_action(
    p_game_id, p_ruleset_id, p_action, p_player_id, p_status, p_balance, p_prid, p_first_debt,
    p_drawn, p_played_at);
  CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') THEN
      CALL play_in_jail(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_jail_turns, p_action,
        p_course);
    WHEN p_action IN ('buy', 'decline') THEN
      CALL play_offer(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_action, p_played_at,
        p_prid, p_phase, p_course);
    WHEN p_action IN ('bid', 'pass', 'close') THEN
      CALL play_auction(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats, p_player_id, p_balance, p_action,
        p_amount, p_played_at, p_prid, p_course);
    WHEN p_action IN ('pay_flat', 'pay_share') THEN
      CALL play_tax(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_location, p_balance,
        p_action, p_next_debt, p_course);
    WHEN p_action = 'pay' THEN
      SET p_course = 'landed';
    WHEN p_action IN ('build', 'sell', 'mortgage', 'redeem', 'sell_deed') THEN
      CALL play_estate(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance, p_action,
        p_named_prid);
    WHEN p_action = 'propose' THEN
      CALL propose_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_terms, p_phase);
    WHEN p_action IN ('accept', 'reject', 'withdraw') THEN
      CALL answer_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_action, p_phase,
        p_course);
    WHEN p_action = 'leave' THEN
      CALL play_leave(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance,
        p_player_id = p_turn_player, p_phase, p_prid, p_players_left, p_left_to_end, p_first_debt,
        p_next_debt, p_course);
    WHEN p_action = 'change_dice' THEN
      CALL change_dice(p_game_id, p_record_id, p_event_no, p_player_id, p_terms, p_drawn);
    WHEN p_action = 'end_turn' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'turn_ended', p_player_id, NULL, NULL, NULL);
      SET p_course = 'turn_over';
    WHEN p_action = 'end' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'ended', p_player_id, NULL, NULL, NULL);
      SET p_phase = 'over';
  END CASE;
END
