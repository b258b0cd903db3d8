CREATE FUNCTION price_of(p_cost INT, p_cost_factor BIGINT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The price of an unowned property.'
BEGIN
  /*
   * Takes   : p_cost, as printed; p_cost_factor, as in Deed.
   * Returns : at most a thousand million, however often the colour group was completed.
   * Rule    : C1, C2.
   */
  RETURN LEAST(p_cost * p_cost_factor, 1000000000);
END
