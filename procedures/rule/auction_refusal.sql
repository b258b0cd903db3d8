CREATE FUNCTION auction_refusal(
  p_action VARCHAR(20), p_has_clock BOOLEAN, p_time_is_up BOOLEAN) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not act in an auction now.'
BEGIN
  /*
   * Takes   : p_has_clock, whether auctions have a clock; p_time_is_up, whether the time of this
   *           one is up. Amounts are checked elsewhere.
   * Returns : NULL when the player may, else `token: sentence`.
   * Rule    : A4.
   */
  RETURN CASE
    WHEN p_action = 'close' AND NOT p_has_clock
      THEN 'not_in_edition: In this edition an auction ends when all others have passed.'
    WHEN p_action = 'close' AND NOT p_time_is_up
      THEN 'auction_is_open: The auction still has time left.'
    WHEN p_action IN ('bid', 'pass') AND p_has_clock AND p_time_is_up
      THEN 'auction_is_over: Time is up for this auction; close ends it.'
  END;
END
