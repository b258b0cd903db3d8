CREATE FUNCTION lowest_bid(
  p_price BIGINT, p_bid BIGINT, p_first_bid_percent INT, p_raise_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The lowest bid that an auction accepts next.'
BEGIN
  /*
   * Takes : p_price, of the property; p_bid, the highest so far, NULL for none; the percentages, as
   *         in Ruleset.
   * Rule  : A1: the first bid is a share of the price; each further bid adds a share of that.
   */
  DECLARE v_step BIGINT;

  SET v_step = percent_of(p_price, p_first_bid_percent);
  SET v_step = GREATEST(1, v_step);
  IF p_bid IS NULL THEN
    RETURN v_step;
  END IF;
  SET v_step = percent_of(v_step, p_raise_percent);
  RETURN p_bid + GREATEST(1, v_step);
END
