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
  DECLARE v_lowest_bid BIGINT;
  DECLARE v_moves JSON;

  SELECT g.deadline IS NOT NULL, CAST(utc_now() AS DATETIME(3)) > g.deadline,
      lowest_bid(price_of(t.cost, d.cost_factor), g.bid, r.first_bid_percent, r.raise_percent)
    INTO v_has_clock, v_is_over, v_lowest_bid
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = g.prid
    STRAIGHT_JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = g.prid
    WHERE g.game_id = p_game_id;
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
