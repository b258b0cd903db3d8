CREATE FUNCTION needs_money(p_phase VARCHAR(20)) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a player raises money for something in a phase.'
BEGIN
  /*
   * Rule : S11: a trade that is proposed there must ask for some.
   */
  RETURN p_phase IN ('debt', 'offer');
END
