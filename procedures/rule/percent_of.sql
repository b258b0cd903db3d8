CREATE FUNCTION percent_of(p_amount BIGINT, p_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'A percentage of an amount, halves rounded up.'
BEGIN
  /*
   * Returns : NULL when either is NULL.
   * Why     : whole numbers only; the result of `/` depends on div_precision_increment of the
   *           session.
   */
  RETURN (p_amount * p_percent + 50) DIV 100;
END
