CREATE PROCEDURE play_move(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, IN p_seats INT,
  IN p_named_player INT, IN p_action VARCHAR(20), IN p_prid INT, IN p_amount DOUBLE,
  IN p_terms VARCHAR(2000), INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, OUT p_drawn INT,
  OUT p_player_id INT, OUT p_location INT, OUT p_balance INT,
  INOUT p_phase VARCHAR(20), INOUT p_turn INT, INOUT p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a move in an edition whose players decide.'
BEGIN
  /*
   * Takes   : what the client named (NULL where it named nothing), and where the game stands.
   * Changes : whatever the move changes. Game.phase, turn and round are returned: the trigger
   *           writes them.
   * Returns : who moved, his place and balance; the dice, and how many were drawn before them.
   * Raises  : stale_snapshot; what find_actor, check_details, action_refusal and the actions raise.
   * Rule    : seed 003, Player Turn; seed 004, Playing the Game.
   */
  DECLARE v_event_no INT DEFAULT 0;
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);
  DECLARE v_doubles INT DEFAULT JSON_EXTRACT(v_game, '$.doubles');
  DECLARE v_player JSON;

  CALL check_snapshot(v_game, p_record_id);
  CALL find_actor(p_game_id, v_game, p_action, p_named_player, p_player_id);
  CALL check_details(p_action, p_dice, p_dice2, p_prid, p_amount, p_terms);
  CALL refuse_with(action_refusal(p_game_id, v_game, p_player_id, p_action));

  CASE
    WHEN p_action = 'roll' THEN
      CALL play_roll(
        p_game_id, p_record_id, p_player_id, v_game, p_dice, p_dice2, p_drawn, v_doubles,
        v_event_no);
      SET p_phase = 'landed';
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') THEN
      CALL play_in_jail(
        p_game_id, p_record_id, p_player_id, v_game, p_action, v_event_no, p_phase);
    WHEN p_action IN ('buy', 'decline') THEN
      CALL play_offer(p_game_id, p_record_id, p_player_id, v_game, p_action, v_event_no, p_phase);
    WHEN p_action IN ('bid', 'pass') THEN
      CALL play_auction(
        p_game_id, p_record_id, p_player_id, v_game, p_action, p_amount, v_event_no, p_phase);
    WHEN p_action = 'pay' THEN
      SET p_phase = 'landed';
    WHEN p_action IN ('build', 'sell', 'mortgage', 'redeem') THEN
      CALL play_estate(p_game_id, p_record_id, p_player_id, v_game, p_action, p_prid, v_event_no);
    WHEN p_action IN ('propose', 'accept', 'reject', 'withdraw') THEN
      CALL play_trade(
        p_game_id, p_record_id, p_player_id, v_game, p_action, p_terms, v_event_no, p_phase);
    WHEN p_action = 'leave' THEN
      CALL play_leave(p_game_id, p_record_id, p_player_id, v_game, v_event_no, p_phase);
    WHEN p_action = 'change_dice' THEN
      CALL change_dice(p_game_id, p_record_id, p_player_id, p_terms, v_event_no);
    ELSE
      -- end_turn and end
      CALL play_end(p_game_id, p_record_id, p_player_id, p_action, v_event_no, p_phase);
  END CASE;

  IF p_phase = 'landed' THEN
    CALL settle_landing(p_game_id, p_record_id, p_board_id, v_event_no, p_phase);
  END IF;
  CALL finish_move(
    p_game_id, p_record_id, v_game, p_seats, v_doubles, v_event_no, p_phase, p_turn, p_round);
  SET v_player = player_facts(p_game_id, p_player_id);
  SET p_location = JSON_EXTRACT(v_player, '$.location');
  SET p_balance = JSON_EXTRACT(v_player, '$.balance');
END
