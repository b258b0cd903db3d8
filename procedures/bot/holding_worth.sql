CREATE FUNCTION holding_worth(
  p_missing INT, p_unsold INT, p_rents BIGINT, p_kept BIGINT, p_more BIGINT, p_cost BIGINT,
  p_whole BIGINT, p_cash BIGINT, p_credit INT, p_optimism INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The worth of what a player owns of a colour group, to a bot.'
BEGIN
  /*
   * Takes   : p_missing, how many properties of the group the player lacks; p_unsold, how many the
   *           bank has; p_rents, what the player earns as it is; p_kept, that and the resale, less
   *           the cost of lifting mortgages; p_more, what the buildings that return most would add,
   *           for p_cost; p_whole, what the whole group could earn, less its buildings; p_cash, for
   *           buildings, NULL for enough; p_credit, p_optimism, as in BotCharacter.
   * Returns : an amount of money. A complete group counts as if it had the buildings that can be
   *           paid; of others, what completing them would add, the less the more is missing, and
   *           nothing where another player owns some. What it would cost to complete and build on
   *           those is not known: it is taken to be as much as they would earn.
   */
  DECLARE v_missing INT DEFAULT LEAST(4, p_missing);
  DECLARE v_cost BIGINT DEFAULT IF(p_missing = 0, p_cost, p_whole);
  DECLARE v_share BIGINT DEFAULT IF(v_cost <= 0 OR p_cash IS NULL, 100, LEAST(
    100, p_credit + GREATEST(0, p_cash) * 100 DIV v_cost));

  IF p_missing = 0 THEN
    RETURN p_kept + GREATEST(0, p_more - p_cost) * v_share DIV 100;
  END IF;
  IF p_missing > p_unsold THEN
    RETURN p_kept;
  END IF;
  RETURN p_kept + GREATEST(0, p_whole - p_rents) * v_share DIV 100
    * CAST(POW(p_optimism, v_missing) AS SIGNED)
    DIV CAST(POW(100, v_missing) AS SIGNED);
END
