CREATE PROCEDURE choose_bid(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_auctioned INT, OUT p_action VARCHAR(20), OUT p_amount BIGINT)
  READS SQL DATA
  COMMENT 'Chooses whether a bot bids in an auction, and how much.'
BEGIN
  /*
   * Returns : p_action, bid or pass; p_amount, of the bid.
   * Why     : the steps are a share of the price: an auction ends soon even where every bid may be
   *           only 1 more than the last.
   */
  DECLARE v_price, v_worth, v_most, v_least, v_step BIGINT;
  DECLARE v_is_last BOOLEAN;

  CALL appraise(
    p_game_id, p_ruleset_id, p_player_id, p_character_id, p_auctioned, v_price, v_worth, v_is_last);
  SELECT lowest_bid(v_price, g.bid, r.first_bid_percent, r.raise_percent),
      percent_of(v_price, c.bid_step),
      LEAST(v_worth, 1000000000, p_balance
        - IF(v_is_last, 0, percent_of(r.starting_cash, c.buying_reserve)))
    INTO v_least, v_step, v_most
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  SET p_amount = NULL;
  SET p_action = 'pass';
  IF v_least <= v_most THEN
    SET p_action = 'bid';
    SET p_amount = LEAST(v_most, v_least + v_step);
  END IF;
END
