CREATE PROCEDURE choose_move(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_phase VARCHAR(20), IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN p_pending INT,
  IN p_player_id INT, IN p_character_id INT, IN p_status INT, IN p_balance BIGINT,
  IN p_manages BOOLEAN, IN p_gives_up BOOLEAN, IN p_time_is_up BOOLEAN, IN p_runs_out BOOLEAN,
  OUT p_action VARCHAR(20), OUT p_prid INT, OUT p_amount BIGINT, OUT p_terms JSON,
  OUT p_reason VARCHAR(20), OUT p_worth BIGINT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses the next move of a bot.'
BEGIN
  /*
   * Takes   : p_pending, as GameState.prid; the rest, as find_bot.
   * Returns : the move, without dice; p_action, NULL when no move is legal; p_reason, as in
   *           BotReason, with the amounts of its sentence: p_worth, what something is worth or how
   *           much cash is kept; p_price, what it costs.
   * Why     : each kind of decision has its routine; choose_other is the default for the rest.
   */
  SET p_action = NULL;
  SET p_prid = NULL;
  SET p_amount = NULL;
  SET p_terms = NULL;
  SET p_reason = NULL;
  SET p_worth = NULL;
  SET p_price = NULL;
  CASE p_phase
    WHEN 'offer' THEN
      CALL choose_purchase(
        p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_pending, p_action,
        p_prid, p_reason, p_worth, p_price);
    WHEN 'auction' THEN
      IF p_time_is_up THEN
        SET p_action = 'close';
        SET p_reason = 'time_is_up';
      ELSE
        CALL choose_bid(
          p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_pending, p_action,
          p_amount, p_reason, p_worth, p_price);
      END IF;
    WHEN 'debt' THEN
      CALL choose_payment(
        p_game_id, p_ruleset_id, p_player_id, p_balance, p_action, p_prid, p_reason, p_price);
    WHEN 'tax' THEN
      CALL choose_tax(
        p_game_id, p_ruleset_id, p_player_id, p_balance, p_action, p_reason);
    WHEN 'trade' THEN
      CALL choose_trade_answer(
        p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_action, p_reason,
        p_worth, p_price);
    ELSE
      IF p_gives_up THEN
        CALL choose_concession(p_game_id, p_ruleset_id, p_player_id, p_action);
        SET p_reason = 'gives_up';
      END IF;
      IF p_manages AND p_action IS NULL THEN
        CALL choose_estate(
          p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_record_id, p_seed,
          p_action, p_prid, p_reason, p_worth, p_price);
        IF p_action IS NULL THEN
          CALL choose_proposal(
            p_game_id, p_ruleset_id, p_player_id, p_character_id, p_record_id, p_seed,
            p_action, p_terms, p_reason, p_worth, p_price);
        END IF;
      END IF;
      IF p_action IS NULL AND p_phase = 'roll' AND p_status = 1 THEN
        CALL choose_jail(
          p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_record_id, p_seed,
          p_action, p_reason);
      END IF;
  END CASE;
  IF p_action IS NULL AND p_phase IN ('roll', 'fee') THEN
    SET p_action = 'roll';
    SET p_reason = 'must_roll';
  ELSEIF p_action IS NULL AND p_phase = 'manage' THEN
    SET p_action = 'end_turn';
    SET p_reason = 'nothing_to_do';
  END IF;
  IF p_action IS NULL OR p_action = 'roll' AND p_runs_out THEN
    CALL choose_other(
      p_game_id, p_ruleset_id, p_player_id, p_status, p_balance, p_runs_out, p_action);
    SET p_reason = IF(p_reason = 'cannot_pay', p_reason, 'nothing_else');
  END IF;
END
