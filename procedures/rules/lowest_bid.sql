CREATE FUNCTION lowest_bid(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The least that may be bid next in the auction of a game.'
BEGIN
  /*
   * Rule : seed 001, Auction: the first bid is a share of the price, and every further one adds a
   *        share of that.
   */
  DECLARE v_game JSON DEFAULT game_facts(p_game_id);
  DECLARE v_deed JSON DEFAULT deed_facts(p_game_id, JSON_VALUE(v_game, '$.prid' RETURNING SIGNED));
  DECLARE v_bid INT DEFAULT JSON_VALUE(v_game, '$.bid' RETURNING SIGNED);
  DECLARE v_first_bid INT DEFAULT GREATEST(1, ROUND(
    JSON_VALUE(v_deed, '$.cost' RETURNING SIGNED)
      * JSON_VALUE(v_game, '$.first_bid_percent' RETURNING SIGNED) / 100));

  RETURN COALESCE(
    v_bid + GREATEST(1, ROUND(
      v_first_bid * JSON_VALUE(v_game, '$.raise_percent' RETURNING SIGNED) / 100)),
    v_first_bid);
END
