CREATE FUNCTION lift_cost(
  p_mortgaged BOOLEAN, p_cost INT, p_mortgage INT, p_mortgage_percent INT, p_fee INT)
  RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The cost of lifting the mortgage on a property, if it has one.'
BEGIN
  /*
   * Takes   : the property, as in Property and Deed; p_mortgage_percent, as in Ruleset; p_fee, as
   *           redeem_fee_now.
   * Returns : 0 for none.
   */
  RETURN IF(p_mortgaged, estate_price(
    'redeem', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    mortgage_value(p_cost, p_mortgage_percent, p_mortgage), p_fee, NULL), 0);
END
