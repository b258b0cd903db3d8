CREATE FUNCTION mortgage_value(
  p_cost INT, p_mortgage_percent INT, p_mortgage INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The amount that the bank pays for a mortgage.'
BEGIN
  /*
   * Takes   : p_cost, as printed; p_mortgage_percent, as in Ruleset; p_mortgage, as in Property,
   *           NULL for that percentage of the cost.
   * Returns : NULL where the edition has no mortgages.
   * Rule    : S9.
   */
  RETURN IF(
    p_mortgage_percent IS NULL, NULL,
    COALESCE(p_mortgage, percent_of(p_cost, p_mortgage_percent)));
END
