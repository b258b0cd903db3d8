CREATE FUNCTION edition_refusal(
  p_action VARCHAR(20), p_can_leave BOOLEAN, p_can_end BOOLEAN, p_trade VARCHAR(20))
  RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why the rules of a game do not allow an action.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset. propose_trade counts trades.
   * Returns : NULL when the player may, else `token: sentence`.
   * Rule    : S11; A3, A8.
   */
  RETURN CASE
    WHEN p_action = 'leave' AND NOT p_can_leave
      THEN 'not_in_edition: You cannot declare bankruptcy in this edition.'
    WHEN p_action = 'end' AND NOT p_can_end
      THEN 'not_in_edition: You cannot end the game for everyone in this edition.'
    WHEN p_action = 'propose' AND p_trade = 'none'
      THEN 'not_in_edition: There is no trading in this edition.'
  END;
END
