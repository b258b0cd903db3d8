CREATE FUNCTION dice_refusal(
  p_action VARCHAR(20), p_takes_dice BOOLEAN, p_runs_out BOOLEAN) RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not roll, or change where the dice come from.'
BEGIN
  /*
   * Takes   : p_takes_dice, whether the action does; p_runs_out, whether a list of numbers is too
   *           short for another roll.
   * Returns : NULL when the player may, else `token: sentence`.
   * Rule    : H2.
   */
  RETURN CASE
    WHEN p_takes_dice AND p_runs_out
      THEN 'numbers_run_out: The list of numbers has run out; use change_dice.'
    WHEN p_action = 'change_dice' AND NOT p_runs_out
      THEN 'dice_are_fixed: The dice source can change only when a list of numbers has run out.'
  END;
END
