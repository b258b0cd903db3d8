CREATE PROCEDURE choose_trade_answer()
  READS SQL DATA
  COMMENT 'Chooses whether a bot accepts a trade.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_character_id d_balance; sets d_worth
   *           d_price d_action d_reason.
   * Returns : d_action, accept or reject; the rest, as choose_move.
   * Why     : by its own measure a bot gains by each trade that it accepts, and what it measures
   *           depends only on who owns what. So no series of trades can lead back to where it began
   *           and have cost the bot anything. It also wants its share of what the other player
   *           gains: for a property that completes a group of theirs, a high price.
   */
  DECLARE v_proposal, v_give, v_take, v_given, v_taken JSON;
  DECLARE v_margin, v_fine, v_partner INT;
  DECLARE v_stands_in BOOLEAN;
  DECLARE v_reserve, v_money, v_now, v_then, v_now_theirs, v_then_theirs, v_gain, v_gain_theirs,
    v_paid BIGINT;

  SELECT g.proposal, c.trade_margin, COALESCE(r.jail_fine, 0),
      c.stands_in
    INTO v_proposal, v_margin, v_fine, v_stands_in
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = d_character_id
    WHERE g.game_id = d_game_id
    FOR SHARE OF g;
  SET v_partner = JSON_EXTRACT(v_proposal, '$.from');
  SET v_give = COALESCE(JSON_EXTRACT(v_proposal, '$.give'), JSON_OBJECT());
  SET v_take = COALESCE(JSON_EXTRACT(v_proposal, '$.take'), JSON_OBJECT());
  SET v_given = COALESCE(JSON_EXTRACT(v_give, '$.properties'), JSON_ARRAY());
  SET v_taken = COALESCE(JSON_EXTRACT(v_take, '$.properties'), JSON_ARRAY());
  CALL weigh_holdings(d_player_id, v_given, v_taken, v_now, v_then);
  CALL weigh_holdings(v_partner, v_taken, v_given, v_now_theirs, v_then_theirs);
  SET v_money = COALESCE(JSON_EXTRACT(v_take, '$.money'), 0);
  SET v_paid = COALESCE(JSON_EXTRACT(v_give, '$.money'), 0) - v_money
    + v_fine * (COALESCE(JSON_EXTRACT(v_give, '$.cards'), 0)
      - COALESCE(JSON_EXTRACT(v_take, '$.cards'), 0));
  SET v_gain = v_then - v_now + v_paid;
  SET v_gain_theirs = v_then_theirs - v_now_theirs - v_paid;
  CALL find_reserve(d_player_id, v_reserve);
  CALL find_building_price(v_given);
  SET v_reserve = GREATEST(v_reserve, d_price);
  -- Money from the reserve, and that of the first building on what it gets, counts twice.
  SET d_price = LEAST(v_money, GREATEST(0, v_reserve - d_balance + v_money))
    + GREATEST(
      1, percent_of(GREATEST(0, v_gain_theirs), 50 + v_margin),
      percent_of(v_money, v_margin),
      COALESCE(JSON_EXTRACT(v_take, '$.cards'), 0)
        - COALESCE(JSON_EXTRACT(v_give, '$.cards'), 0));
  SET d_worth = v_gain;
  SET d_reason = CASE
    WHEN v_gain <= 0 THEN 'trade_loses'
    WHEN v_gain < d_price THEN 'trade_unfair'
    ELSE 'trade_gains' END;
  SET d_action = IF(d_reason = 'trade_gains' AND NOT v_stands_in, 'accept', 'reject');
END
