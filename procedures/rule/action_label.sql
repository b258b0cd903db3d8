CREATE FUNCTION action_label(
  p_own VARCHAR(60), p_action VARCHAR(20), p_label VARCHAR(60), p_auction VARCHAR(20))
  RETURNS VARCHAR(60)
  DETERMINISTIC
  NO SQL
  COMMENT 'What the choice of an action is called in a game.'
BEGIN
  /*
   * Takes : p_own, the label in the edition of the game, NULL for none; p_label, as in Action;
   *         p_auction, as in Ruleset.
   * Why   : buttons, menus and advice call the same thing by the same words.
   */
  RETURN COALESCE(p_own, IF(
    p_action = 'decline' AND p_auction <> 'none', 'Auction it', p_label));
END
