CREATE PROCEDURE choose_purchase()
  READS SQL DATA
  COMMENT 'Chooses whether a bot buys a property that is offered.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_pending d_player_id d_character_id d_round d_balance;
   *           sets d_prid d_worth d_price d_action d_reason.
   * Returns : d_action, buy or decline, or mortgage to afford a property that completes a colour
   *           group; d_prid, the property to mortgage; the rest, as choose_move.
   * Why     : without auctions a declined property stays with the bank, where it earns nobody
   *           anything: then the bot also pays the price for one that is worth less to it.
   */
  DECLARE v_raised BIGINT;
  DECLARE v_reserve BIGINT DEFAULT 0;
  DECLARE v_is_last, v_is_worth_it, v_mortgages BOOLEAN;

  CALL read_price(d_game_id, d_ruleset_id, d_pending, d_price);
  CALL appraise(v_is_last);
  SELECT c.mortgages_for_sets, d_worth > 0 AND (d_worth >= d_price OR r.auction = 'none')
    INTO v_mortgages, v_is_worth_it
    FROM Ruleset AS r
    JOIN BotCharacter AS c ON c.character_id = d_character_id
    WHERE r.ruleset_id = d_ruleset_id;
  IF v_is_worth_it AND NOT v_is_last THEN
    CALL find_reserve(d_player_id, v_reserve);
  END IF;
  SET d_prid = NULL;
  SET d_action = 'decline';
  SET d_reason = CASE
    WHEN NOT v_is_worth_it THEN 'too_dear'
    WHEN d_price > d_balance THEN 'too_little_cash'
    ELSE 'keeps_cash' END;
  IF v_is_worth_it AND d_price + v_reserve <= d_balance THEN
    SET d_action = 'buy';
    SET d_reason = CASE
      WHEN v_is_last THEN 'completes_group'
      WHEN d_worth < d_price THEN 'no_auction'
      ELSE 'worth_it' END;
  ELSEIF v_is_worth_it AND v_is_last AND v_mortgages THEN
    CALL choose_security('offer', v_raised);
    SET d_reason = 'raises_for_group';
    IF d_price > d_balance + v_raised OR d_action IS NULL THEN
      SET d_action = 'decline';
      SET d_prid = NULL;
      SET d_reason = 'cannot_raise';
    END IF;
  END IF;
  IF d_reason = 'keeps_cash' THEN
    SET d_worth = v_reserve;
  END IF;
END
