CREATE FUNCTION action_refusal(
  p_action VARCHAR(20), p_status INT, p_balance BIGINT, p_price BIGINT, p_cards INT,
  p_jail_fine INT, p_jail_wait BOOLEAN, p_can_leave BOOLEAN, p_can_end BOOLEAN,
  p_trade VARCHAR(20), p_trades_left INT, p_has_clock BOOLEAN, p_time_is_up BOOLEAN,
  p_runs_out BOOLEAN) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'Why a player may not do something that has its place in the phase.'
BEGIN
  /*
   * Takes   : p_price, of what is offered, or his debt; p_cards, how many he keeps; the rules as in
   *           Ruleset; p_trades_left, how many may still be proposed, NULL: any number;
   *           p_has_clock, whether an auction ends by the clock, p_time_is_up, whether its time is
   *           up; p_runs_out, whether a list of numbers has not enough left for a roll.
   * Returns : NULL when he may, else `token: sentence`. What takes a property, an amount or terms
   *           is looked at further.
   * Rule    : H2; S3, S4, S11; A2, A4.
   */
  RETURN CASE
    WHEN p_action IN ('pay_fine', 'use_card', 'wait') AND p_status <> 1
      THEN 'not_in_jail: That is for who is in jail.'
    WHEN p_action = 'pay_fine' AND p_jail_fine IS NULL
      THEN 'not_in_edition: There is no fine in this edition.'
    WHEN p_action = 'pay_fine' AND p_balance < p_jail_fine
      THEN CONCAT('cannot_afford: The fine is ', p_jail_fine, '; there is ', p_balance, '.')
    WHEN p_action = 'use_card' AND p_cards = 0
      THEN 'no_card: There is no card to use.'
    WHEN p_action = 'wait' AND NOT p_jail_wait
      THEN 'not_in_edition: One cannot wait in this edition; roll.'
    WHEN p_action IN ('buy', 'pay') AND p_balance < p_price
      THEN CONCAT('cannot_afford: That takes ', p_price, '; there is ', p_balance, '.')
    WHEN p_action = 'leave' AND NOT p_can_leave
      THEN 'not_in_edition: In this edition nobody can leave the game.'
    WHEN p_action = 'end' AND NOT p_can_end
      THEN 'not_in_edition: In this edition a game cannot be ended for all.'
    WHEN p_action = 'propose' AND p_trade = 'none'
      THEN 'not_in_edition: In this edition nothing is traded.'
    WHEN p_action = 'propose' AND p_trades_left <= 0
      THEN 'too_many_trades: No more trades can be proposed in this turn.'
    WHEN p_action = 'close' AND NOT p_has_clock
      THEN 'not_in_edition: In this edition an auction ends when all others have passed.'
    WHEN p_action = 'close' AND NOT p_time_is_up
      THEN 'auction_is_open: The time of the auction is not up yet.'
    WHEN p_action IN ('bid', 'pass') AND p_has_clock AND p_time_is_up
      THEN 'auction_is_over: The time of the auction is up; close ends it.'
    WHEN p_action = 'roll' AND p_runs_out
      THEN 'numbers_run_out: The list of numbers has run out; change_dice takes another source.'
    WHEN p_action = 'change_dice' AND NOT p_runs_out
      THEN 'dice_are_fixed: The dice change only when a list of numbers has run out.'
  END;
END
