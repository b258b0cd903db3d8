CREATE FUNCTION lowest_bid(
  p_price BIGINT, p_bid BIGINT, p_first_bid_percent INT, p_raise_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The least that may be bid next in an auction.'
BEGIN
  /*
   * Takes : p_price, of what is auctioned; p_bid, the highest so far, NULL for none; the shares, as
   *         in Ruleset.
   * Rule  : seed 001, Auction: the first bid is a share of the price, and every further one adds a
   *         share of that.
   */
  RETURN COALESCE(
    p_bid + GREATEST(1, percent_of(
      GREATEST(1, percent_of(p_price, p_first_bid_percent)), p_raise_percent)),
    GREATEST(1, percent_of(p_price, p_first_bid_percent)));
END
