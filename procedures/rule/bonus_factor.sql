CREATE FUNCTION bonus_factor(
  p_bonus_is_permanent BOOLEAN, p_cost_factor BIGINT, p_set_bonus_factor INT, p_missing INT)
  RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The factor for a rent without buildings.'
BEGIN
  /*
   * Takes : p_bonus_is_permanent, p_set_bonus_factor, as in Ruleset; p_cost_factor, as in Deed;
   *         p_missing, how many properties of the colour group the owner lacks. A value that is not
   *         used may be NULL.
   * Rule  : C2: the costs stay raised; H5; S8: while one player owns the whole group.
   */
  RETURN IF(p_bonus_is_permanent, p_cost_factor, IF(p_missing = 0, p_set_bonus_factor, 1));
END
