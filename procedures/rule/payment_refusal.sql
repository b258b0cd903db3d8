CREATE FUNCTION payment_refusal(
  p_action VARCHAR(20), p_balance BIGINT, p_price BIGINT) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not take an action that costs money.'
BEGIN
  /*
   * Takes   : p_price, of the offered property, the debt or the fine.
   * Returns : NULL when the player may, else `token: sentence`, as refuse_with.
   * Rule    : H2; S3, S4.
   */
  RETURN CASE
    WHEN p_action = 'pay_fine' AND p_balance < p_price
      THEN CONCAT('cannot_afford: The fine is ¤', p_price, '; you have ¤', p_balance, '.')
    WHEN p_action IN ('buy', 'pay') AND p_balance < p_price
      THEN CONCAT('cannot_afford: You need ¤', p_price, '; you have ¤', p_balance, '.')
  END;
END
