CREATE FUNCTION rent_of(
  p_rent_by VARCHAR(20), p_printed INT, p_level INT, p_max_houses INT, p_bonus_factor BIGINT)
  RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The rent of an owned property.'
BEGIN
  /*
   * Takes   : p_printed, the cost, or the rent in Rent at rent_level; p_bonus_factor, as
   *           bonus_factor.
   * Returns : an amount, or the factor for the roll where the rent is by dice; at most a thousand
   *           million. Mortgages are not considered here.
   * Rule    : C2; H4; S6, S7, S8.
   */
  RETURN LEAST(1000000000, COALESCE(p_printed, 0) * IF(
    p_rent_by = 'owned' OR p_rent_by = 'dice', 1, IF(
    p_rent_by = 'cost' OR p_level = 0, p_bonus_factor, IF(
    p_rent_by = 'house' AND p_level <= p_max_houses, p_level, 1))));
END
