CREATE FUNCTION fee_of_mortgage(p_mortgage_value BIGINT, p_fee INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'A fee on a mortgage, halves rounded up.'
BEGIN
  /*
   * Takes : p_mortgage_value, as mortgage_value; p_fee, in hundredths of a percent of it.
   * Rule  : S9; A6; D7.
   */
  RETURN (p_mortgage_value * p_fee + 5000) DIV 10000;
END
