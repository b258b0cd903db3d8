CREATE PROCEDURE choose_bid(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_auctioned INT, OUT p_action VARCHAR(20), OUT p_amount BIGINT,
  OUT p_reason VARCHAR(20), OUT p_worth BIGINT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses whether a bot bids in an auction, and how much.'
BEGIN
  /*
   * Returns : p_action, bid or pass; p_amount, of the bid; the rest, as choose_move.
   * Why     : the steps are a share of the price: an auction ends soon even where every bid may be
   *           only 1 more than the last. A bot that declined the property did not find it worth the
   *           price, or could not spare that, and still finds so here.
   */
  DECLARE v_highest, v_most, v_least, v_step, v_reserve BIGINT;
  DECLARE v_is_last BOOLEAN;

  SET p_amount = NULL;
  SET p_action = 'pass';
  SET p_reason = 'cannot_bid';
  SELECT price_of(t.cost, d.cost_factor), lowest_bid(
        price_of(t.cost, d.cost_factor), g.bid, r.first_bid_percent, r.raise_percent),
      percent_of(price_of(t.cost, d.cost_factor), c.bid_step), b.amount_maximum
    INTO p_price, v_least, v_step, v_highest
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = p_ruleset_id
    STRAIGHT_JOIN BotCharacter AS c ON c.character_id = p_character_id
    STRAIGHT_JOIN Action AS b ON b.action = 'bid'
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = p_ruleset_id AND t.prid = p_auctioned
    STRAIGHT_JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = p_auctioned
    WHERE g.game_id = p_game_id
    FOR SHARE OF g, d;
  IF v_least <= p_balance THEN
    CALL appraise(
      p_game_id, p_ruleset_id, p_player_id, p_character_id, p_balance, p_auctioned, p_price,
      p_worth, v_is_last);
    SET p_reason = IF(v_least <= p_worth, 'bids_to_worth', 'bid_too_high');
    SET v_most = LEAST(p_worth, v_highest, p_balance);
    IF v_least <= v_most AND NOT v_is_last THEN
      CALL find_reserve(p_game_id, p_ruleset_id, p_player_id, p_character_id, v_reserve);
      SET v_most = LEAST(v_most, p_balance - v_reserve);
      IF v_least > v_most THEN
        SET p_reason = 'keeps_cash';
        SET p_worth = v_reserve;
      END IF;
    END IF;
    IF v_least <= v_most THEN
      SET p_action = 'bid';
      SET p_amount = LEAST(v_most, v_least + v_step);
    END IF;
  END IF;
  SET p_price = v_least;
END
