CREATE FUNCTION redeem_fee_now(
  p_redeem_fee INT, p_handover_fee INT, p_redeem_by_round INT, p_round INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The fee for lifting a mortgage now, on top of the mortgage value.'
BEGIN
  /*
   * Takes   : the fees, as in Ruleset; p_redeem_by_round, as in Deed; p_round, the current one.
   * Returns : hundredths of a percent of the mortgage.
   * Rule    : A6.
   */
  RETURN p_redeem_fee + IF(p_round > p_redeem_by_round, p_handover_fee, 0);
END
