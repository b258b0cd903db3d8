CREATE FUNCTION most_trades(p_trades_per_turn INT, p_is_between BOOLEAN) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The most trades that a player may propose in a turn.'
BEGIN
  /*
   * Takes   : p_trades_per_turn, as in Ruleset; p_is_between, whether it is the turn of another.
   * Returns : NULL for any number.
   * Why     : every offer changes the number of the next record, which a client may have named. So
   *           nobody can keep others from moving by a stream of offers.
   */
  RETURN IF(p_is_between, LEAST(COALESCE(p_trades_per_turn, 5), 5), p_trades_per_turn);
END
