CREATE FUNCTION bonus_factor(
  p_sticks BOOLEAN, p_cost_factor BIGINT, p_set_bonus_factor INT, p_missing INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a rent without buildings is multiplied by.'
BEGIN
  /*
   * Takes : p_sticks, p_set_bonus_factor, as in Ruleset; p_cost_factor, as in Deed; p_missing, how
   *         many of the colour are not the owner's. Each may be NULL where the other decides.
   * Rule  : C2: the costs stay raised; H5; S8: while one player owns them all.
   */
  RETURN IF(p_sticks, p_cost_factor, IF(p_missing = 0, p_set_bonus_factor, 1));
END
