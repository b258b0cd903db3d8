CREATE FUNCTION mortgage_value(
  p_cost INT, p_mortgage_percent INT, p_mortgage INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What mortgaging a property brings.'
BEGIN
  /*
   * Takes   : p_cost, as printed; p_mortgage_percent, as in Ruleset; p_mortgage, what Property
   *           gives, NULL: so much of the cost.
   * Returns : NULL where nothing is mortgaged.
   * Rule    : S9.
   */
  RETURN IF(
    p_mortgage_percent IS NULL, NULL,
    COALESCE(p_mortgage, percent_of(p_cost, p_mortgage_percent)));
END
