CREATE FUNCTION action_refusal(
  p_action VARCHAR(20), p_status INT, p_balance BIGINT, p_price BIGINT, p_cards INT,
  p_jail_fine INT, p_jail_wait BOOLEAN, p_can_leave BOOLEAN, p_can_end BOOLEAN,
  p_trade VARCHAR(20), p_trades_left INT, p_has_clock BOOLEAN, p_time_is_up BOOLEAN,
  p_runs_out BOOLEAN) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not take an action that the phase has.'
BEGIN
  /*
   * Takes   : p_price, of the offered property, or the debt; p_cards, how many Get Out of Jail Free
   *           cards the player has; the rules, as in Ruleset; p_trades_left, how many may still be
   *           proposed, NULL for any number; p_has_clock, whether auctions have a clock;
   *           p_time_is_up, whether the time of this one is up; p_runs_out, whether a list of
   *           numbers is too short for another roll.
   * Returns : NULL when the player may, else `token: sentence`. Properties, amounts and terms are
   *           checked elsewhere.
   * Rule    : H2; S3, S4, S11; A2, A4.
   */
  RETURN CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') AND p_status <> 1
      THEN 'not_in_jail: You are not in jail.'
    WHEN p_action = 'pay_fine' AND p_jail_fine IS NULL
      THEN 'not_in_edition: You cannot pay your way out of jail in this edition.'
    WHEN p_action = 'pay_fine' AND p_balance < p_jail_fine
      THEN CONCAT('cannot_afford: The fine is ', p_jail_fine, '; you have ', p_balance, '.')
    WHEN p_action = 'use_card' AND p_cards = 0
      THEN 'no_card: You have no card that gets you out of jail.'
    WHEN p_action = 'wait' AND NOT p_jail_wait
      THEN 'not_in_edition: You cannot wait in jail in this edition; roll instead.'
    WHEN p_action IN ('buy', 'pay') AND p_balance < p_price
      THEN CONCAT('cannot_afford: You need ', p_price, '; you have ', p_balance, '.')
    WHEN p_action = 'leave' AND NOT p_can_leave
      THEN 'not_in_edition: You cannot leave the game in this edition.'
    WHEN p_action = 'end' AND NOT p_can_end
      THEN 'not_in_edition: You cannot end the game for everyone in this edition.'
    WHEN p_action = 'propose' AND p_trade = 'none'
      THEN 'not_in_edition: There is no trading in this edition.'
    WHEN p_action = 'propose' AND p_trades_left <= 0
      THEN 'too_many_trades: You cannot propose any more trades this turn.'
    WHEN p_action = 'close' AND NOT p_has_clock
      THEN 'not_in_edition: In this edition an auction ends when all others have passed.'
    WHEN p_action = 'close' AND NOT p_time_is_up
      THEN 'auction_is_open: The auction still has time left.'
    WHEN p_action IN ('bid', 'pass') AND p_has_clock AND p_time_is_up
      THEN 'auction_is_over: Time is up for this auction; close ends it.'
    WHEN p_action = 'roll' AND p_runs_out
      THEN 'numbers_run_out: The list of numbers has run out; change_dice chooses another source.'
    WHEN p_action = 'change_dice' AND NOT p_runs_out
      THEN 'dice_are_fixed: You can change the dice source only when a list of numbers has run out.'
  END;
END
