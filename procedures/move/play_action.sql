CREATE PROCEDURE play_action(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_first INT, IN p_tiles INT, IN p_salary INT, IN p_salary_factor INT,
  IN p_dice_count INT, IN p_dice_sides INT, IN p_extra_roll_dice INT, IN p_purchase VARCHAR(40),
  IN p_auctions_unsold BOOLEAN, IN p_sticks BOOLEAN, IN p_told BOOLEAN,
  IN p_insolvency VARCHAR(20), IN p_seats INT, IN p_turn INT, IN p_turn_player INT,
  IN p_action VARCHAR(20), IN p_source VARCHAR(20), IN p_named_prid INT, IN p_amount DOUBLE,
  IN p_terms VARCHAR(2000), IN p_player_id INT, INOUT p_status INT, IN p_jail_turns INT,
  INOUT p_location INT, INOUT p_balance BIGINT, INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE,
  INOUT p_drawn INT, OUT p_drawn_before INT, INOUT p_doubles INT, INOUT p_phase VARCHAR(20),
  INOUT p_prid INT, INOUT p_players_left INT, INOUT p_first_debt INT, INOUT p_next_debt INT,
  OUT p_again BOOLEAN, OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Makes the move of a player who may.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; where the game and the player stand; what the client named.
   * Changes : what the action changes, and settle_debts. Standing is the trigger's to write.
   * Returns : how the player stands now, his status being that of whose turn it is; the dice;
   *           p_drawn_before, how many were drawn before them, NULL when none were; p_course, what
   *           comes next: open, the phase tells; landed, nothing is left to be decided; turn_over;
   *           game_over. p_again, whether a roll gives another.
   * Raises  : what check_details, check_action and the actions raise.
   * Rule    : seed 003, Player Turn; seed 004, Playing the Game.
   */
  DECLARE v_offer VARCHAR(20);
  DECLARE v_offered, v_turn, v_turn_player, v_jail_turns INT;
  DECLARE v_his_balance BIGINT;
  DECLARE v_settled BOOLEAN DEFAULT FALSE;

  SET p_course = 'open';
  SET p_again = FALSE;
  -- A roll with nothing but dice needs no look at what it takes and who may: that saves two reads.
  IF p_action <> 'roll' OR COALESCE(p_named_prid, p_amount, p_terms) IS NOT NULL THEN
    CALL check_details(p_action, p_dice, p_dice2, p_named_prid, p_amount, p_terms);
    CALL check_action(
      p_game_id, p_ruleset_id, p_action, p_player_id, p_status, p_balance, p_prid, p_first_debt,
      p_drawn);
  END IF;

  CASE
    WHEN p_action = 'roll' THEN
      SET p_course = 'landed';
      CALL roll_dice(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_first, p_tiles, p_salary,
        p_salary_factor, p_dice_count, p_dice_sides, p_extra_roll_dice, p_purchase,
        p_auctions_unsold, p_sticks, p_told, p_insolvency, p_seats, p_turn, p_source, p_player_id,
        p_status, p_jail_turns, p_location, p_balance, p_dice, p_dice2, p_drawn, p_drawn_before,
        p_doubles, p_phase, p_prid, p_players_left, p_first_debt, p_next_debt, v_offer, v_offered,
        p_again);
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') THEN
      CALL play_in_jail(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_jail_turns, p_action,
        p_course);
    WHEN p_action IN ('buy', 'decline') THEN
      CALL play_offer(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_action, p_prid, p_phase,
        p_course);
    WHEN p_action IN ('bid', 'pass') THEN
      CALL play_auction(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats, p_player_id, p_balance, p_action,
        p_amount, p_prid, p_course);
    WHEN p_action = 'pay' THEN
      SET p_course = 'landed';
    WHEN p_action IN ('build', 'sell', 'mortgage', 'redeem') THEN
      CALL play_estate(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance, p_action,
        p_named_prid);
    WHEN p_action = 'propose' THEN
      CALL propose_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_terms, p_phase);
    WHEN p_action IN ('accept', 'reject', 'withdraw') THEN
      CALL answer_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_action, p_phase);
    WHEN p_action = 'leave' THEN
      CALL play_leave(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance,
        p_player_id = p_turn_player, p_phase, p_prid, p_players_left, p_first_debt, p_next_debt,
        p_course);
    WHEN p_action = 'change_dice' THEN
      CALL change_dice(p_game_id, p_record_id, p_event_no, p_player_id, p_terms, p_drawn);
    WHEN p_action = 'end_turn' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'turn_ended', p_player_id, NULL, NULL, NULL);
      SET p_course = 'turn_over';
    WHEN p_action = 'end' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'ended', p_player_id, NULL, NULL, NULL);
      SET p_course = 'game_over';
  END CASE;

  IF p_course = 'landed' AND (p_first_debt < p_next_debt OR v_offer IS NOT NULL) THEN
    CALL settle_debts(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_insolvency, p_seats, p_turn_player,
      p_players_left, p_first_debt, p_next_debt, v_offer, v_offered, p_phase, p_prid, p_course);
    SET v_settled = TRUE;
  END IF;
  IF p_action <> 'roll' OR v_settled THEN
    CALL read_player(
      p_game_id, p_player_id, v_turn, p_status, v_jail_turns, p_location, p_balance);
    IF p_player_id <> p_turn_player THEN
      CALL read_seat(p_game_id, p_turn, v_turn_player, p_status, v_his_balance);
    END IF;
  END IF;
END
