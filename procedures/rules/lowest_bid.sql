CREATE FUNCTION lowest_bid(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The least that may be bid next in the auction of a game.'
BEGIN
  /*
   * Rule : seed 001, Auction: the first bid is a share of the price, and every further one adds a
   *        share of that.
   */
  DECLARE v_first_bid, v_lowest INT;

  SELECT GREATEST(1, ROUND(pr.cost * r.first_bid_percent / 100))
    INTO v_first_bid
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = g.prid
    WHERE g.game_id = p_game_id;
  SELECT COALESCE(g.bid + GREATEST(1, ROUND(v_first_bid * r.raise_percent / 100)), v_first_bid)
    INTO v_lowest
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  RETURN v_lowest;
END
