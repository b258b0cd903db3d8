CREATE FUNCTION auction_moves(p_game_id INT, p_lacks_money BOOLEAN) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The moves of all players in an auction, or the bids that they cannot afford.'
BEGIN
  /*
   * Takes   : p_lacks_money, as list_moves.
   * Returns : as list_moves; a bid that a player cannot afford has the minimum as its price.
   * Why     : the time is rounded like that of a move.
   */
  DECLARE v_has_clock, v_is_over BOOLEAN;
  DECLARE v_ruleset_id, v_prid, v_first_bid_percent, v_raise_percent INT;
  DECLARE v_price, v_bid, v_lowest_bid BIGINT;
  DECLARE v_moves JSON;

  SELECT g.deadline IS NOT NULL, CAST(utc_now() AS DATETIME(3)) > g.deadline,
      g.ruleset_id, g.prid, g.bid, r.first_bid_percent, r.raise_percent
    INTO v_has_clock, v_is_over, v_ruleset_id, v_prid, v_bid, v_first_bid_percent, v_raise_percent
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  CALL read_price(p_game_id, v_ruleset_id, v_prid, v_price);
  SET v_lowest_bid = lowest_bid(v_price, v_bid, v_first_bid_percent, v_raise_percent);
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', may.pid, 'action', may.action, 'minimum', may.minimum, 'maximum', may.maximum,
      'price', IF(p_lacks_money, may.minimum, NULL)))
    INTO v_moves
    FROM (
      SELECT p.pid, a.action, IF(b.takes = 'amount', v_lowest_bid, NULL) AS minimum,
          IF(b.takes = 'amount', LEAST(p.bank_balance, b.amount_maximum), NULL) AS maximum
        FROM GameState AS g
        STRAIGHT_JOIN PhaseAction AS a ON a.phase = g.phase AND a.actor IN ('bidder', 'anyone')
        STRAIGHT_JOIN Action AS b ON b.action = a.action
        STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND (
          a.actor = 'anyone' OR p.status <> 2 AND NOT p.passed AND NOT p.pid <=> g.bidder)
        WHERE g.game_id = p_game_id
          AND auction_refusal(a.action, v_has_clock, v_is_over) IS NULL) AS may
    WHERE IF(
      p_lacks_money, may.maximum < may.minimum,
      may.minimum IS NULL OR may.maximum >= may.minimum);
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
