CREATE FUNCTION rent_of(
  p_rent_by VARCHAR(20), p_printed INT, p_level INT, p_max_houses INT, p_bonus_factor BIGINT)
  RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a visitor of an owned property owes.'
BEGIN
  /*
   * Takes   : p_printed, the cost or what Rent holds at rent_level; p_bonus_factor, as
   *           bonus_factor.
   * Returns : money; for a property that is rented by dice what the roll is multiplied by. A
   *           mortgage does not matter here. At most a thousand million.
   * Rule    : C2; H4; S6, S7, S8.
   */
  RETURN LEAST(1000000000, COALESCE(p_printed, 0) * IF(
    p_rent_by = 'owned' OR p_rent_by = 'dice', 1, IF(
    p_rent_by = 'cost' OR p_level = 0, p_bonus_factor, IF(
    p_rent_by = 'house' AND p_level <= p_max_houses, p_level, 1))));
END
