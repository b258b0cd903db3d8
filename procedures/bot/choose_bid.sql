CREATE PROCEDURE choose_bid()
  READS SQL DATA
  COMMENT 'Chooses whether a bot bids in an auction, and how much.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_pending d_player_id d_character_id d_balance; sets
   *           d_amount d_worth d_price d_action d_reason.
   * Returns : d_action, bid or pass; d_amount, of the bid; the rest, as choose_move.
   * Why     : the steps are a share of the price: an auction ends soon even where every bid may be
   *           only 1 more than the last. A bot that declined the property did not find it worth the
   *           price, or could not spare that, and still finds so here. Above the price of a
   *           property that completes nothing it keeps half of the cash that it could spare: what
   *           it hopes for must still be paid.
   */
  DECLARE v_highest, v_most, v_least, v_step, v_reserve, v_limit BIGINT;
  DECLARE v_is_last BOOLEAN;

  SET d_amount = NULL;
  SET d_action = 'pass';
  SET d_reason = 'cannot_bid';
  CALL read_price(d_game_id, d_ruleset_id, d_pending, d_price);
  SELECT lowest_bid(d_price, g.bid, r.first_bid_percent, r.raise_percent),
      percent_of(d_price, c.bid_step), b.amount_maximum
    INTO v_least, v_step, v_highest
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = d_ruleset_id
    STRAIGHT_JOIN BotCharacter AS c ON c.character_id = d_character_id
    STRAIGHT_JOIN Action AS b ON b.action = 'bid'
    WHERE g.game_id = d_game_id
    FOR SHARE OF g;
  IF v_least <= d_balance THEN
    CALL appraise(v_is_last);
    SET d_reason = IF(v_least <= d_worth, 'bids_to_worth', 'bid_too_high');
    SET v_most = LEAST(d_worth, v_highest, d_balance);
    IF v_least <= v_most AND NOT v_is_last THEN
      CALL find_reserve(d_player_id, v_reserve);
      SET v_most = LEAST(v_most, d_balance - v_reserve);
      SET v_limit = GREATEST(d_price, (d_balance - v_reserve) DIV 2);
      IF v_least > v_most THEN
        SET d_reason = 'keeps_cash';
        SET d_worth = v_reserve;
      ELSEIF v_least > v_limit THEN
        SET d_reason = 'keeps_half';
        SET d_worth = d_balance - v_limit;
      END IF;
      SET v_most = LEAST(v_most, v_limit);
    END IF;
    IF v_least <= v_most THEN
      SET d_action = 'bid';
      SET d_amount = LEAST(v_most, v_least + v_step);
    END IF;
  END IF;
  SET d_price = v_least;
END
