CREATE FUNCTION needs_money(p_phase VARCHAR(20)) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a player raises money in a phase.'
BEGIN
  /*
   * Rule : S11: a trade proposed in such a phase must ask for money.
   */
  RETURN p_phase IN ('debt', 'offer');
END
