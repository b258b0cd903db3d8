CREATE FUNCTION jail_refusal(
  p_action VARCHAR(20), p_status INT, p_cards INT, p_jail_fine INT, p_jail_wait BOOLEAN)
  RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not take an action of jail.'
BEGIN
  /*
   * Takes   : p_cards, how many Get Out of Jail Free cards the player has; the rules, as in
   *           Ruleset. payment_refusal says whether the player has the fine.
   * Returns : NULL when the player may, else `token: sentence`.
   * Rule    : S4; A2.
   */
  RETURN CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') AND p_status <> 1
      THEN 'not_in_jail: You are not in jail.'
    WHEN p_action = 'pay_fine' AND p_jail_fine IS NULL
      THEN 'not_in_edition: You cannot pay your way out of jail in this edition.'
    WHEN p_action = 'use_card' AND p_cards = 0
      THEN 'no_card: You have no card that gets you out of jail.'
    WHEN p_action = 'wait' AND NOT p_jail_wait
      THEN 'not_in_edition: You cannot wait in jail in this edition; roll instead.'
  END;
END
