CREATE FUNCTION mortgage_value(p_cost INT, p_mortgage_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What mortgaging a property brings.'
BEGIN
  /*
   * Takes   : p_cost, as printed; p_mortgage_percent, as in Ruleset.
   * Returns : NULL where nothing is mortgaged.
   * Rule    : S9.
   */
  RETURN percent_of(p_cost, p_mortgage_percent);
END
