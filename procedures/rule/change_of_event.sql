CREATE FUNCTION change_of_event(p_kind VARCHAR(20)) RETURNS VARCHAR(10)
  DETERMINISTIC
  NO SQL
  COMMENT 'What an event of a kind changes besides cash.'
BEGIN
  /*
   * Returns : of its property: owner, to its subject; bank, build, sell, mortgage, redeem. Of its
   *           subject: estate, everything goes to the payee; jail, free. NULL: nothing.
   */
  RETURN CASE p_kind
    WHEN 'dealt' THEN 'owner'
    WHEN 'deal_paid' THEN 'owner'
    WHEN 'bought' THEN 'owner'
    WHEN 'trade_property' THEN 'owner'
    WHEN 'deed_sold' THEN 'bank'
    WHEN 'built' THEN 'build'
    WHEN 'sold' THEN 'sell'
    WHEN 'mortgaged' THEN 'mortgage'
    WHEN 'redeemed' THEN 'redeem'
    WHEN 'left' THEN 'estate'
    WHEN 'defeated' THEN 'estate'
    WHEN 'jailed' THEN 'jail'
    WHEN 'released' THEN 'free'
    WHEN 'fined' THEN 'free'
    WHEN 'card_used' THEN 'free' END;
END
