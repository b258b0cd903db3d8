CREATE PROCEDURE choose_move()
  READS SQL DATA
  COMMENT 'Chooses the next move of a bot.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_pending d_player_id d_character_id
   *           d_status d_round d_balance d_time_is_up d_runs_out d_manages d_gives_up d_proposes
   *           d_phase d_seed; sets d_prid d_amount d_worth d_price d_action d_reason d_terms
   *           d_proposals.
   * Takes   : d_pending, as GameState.prid; the rest, as find_bot.
   * Returns : the move, without dice; d_action, NULL when no move is legal; d_reason, as in
   *           BotReason, with the amounts of its sentence: d_worth, what something is worth or how
   *           much cash is kept; d_price, what it costs.
   * Why     : each kind of decision has its routine; choose_other is the default for the rest.
   */
  CASE d_phase
    WHEN 'offer' THEN
      CALL choose_purchase();
    WHEN 'auction' THEN
      IF d_time_is_up THEN
        SET d_action = 'close';
        SET d_reason = 'time_is_up';
      ELSE
        CALL choose_bid();
      END IF;
    WHEN 'debt' THEN
      CALL choose_payment();
    WHEN 'handover' THEN
      CALL choose_handover();
    WHEN 'tax' THEN
      CALL choose_tax();
    WHEN 'trade' THEN
      CALL choose_trade_answer();
    ELSE
      IF d_gives_up THEN
        CALL choose_concession();
        SET d_reason = 'gives_up';
      END IF;
      IF d_manages AND d_action IS NULL THEN
        CALL choose_estate();
        IF d_action IS NULL THEN
          CALL choose_proposal();
        END IF;
      END IF;
      IF d_action IS NULL AND d_phase = 'roll' AND d_status = 1 THEN
        CALL choose_jail();
      END IF;
  END CASE;
  IF d_action IS NULL AND d_phase IN ('roll', 'fee') THEN
    SET d_action = 'roll';
    SET d_reason = 'must_roll';
  ELSEIF d_action IS NULL AND d_phase = 'manage' THEN
    SET d_action = 'end_turn';
    SET d_reason = 'nothing_to_do';
  END IF;
  IF d_action IS NULL OR d_action = 'roll' AND d_runs_out THEN
    CALL choose_other();
    SET d_reason = IF(d_reason = 'cannot_pay', d_reason, 'nothing_else');
  END IF;
END
