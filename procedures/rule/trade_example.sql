CREATE FUNCTION trade_example(
  p_trade VARCHAR(20), p_needs_money BOOLEAN, p_to INT, p_cash BIGINT, p_cards INT, p_deed INT,
  p_his_cash BIGINT, p_his_cards INT, p_his_deed INT) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A small trade that one player can propose to another.'
BEGIN
  /*
   * Takes   : p_trade, as in Ruleset; what both players have: cash, the number of cards, and one of
   *           their properties, NULL for none.
   * Returns : its terms; NULL when no trade between the two is possible: they have nothing but
   *           money, or not what the edition demands.
   * Rule    : S10.
   */
  DECLARE v_give, v_take JSON;

  SET v_give = CASE
    WHEN p_deed IS NOT NULL THEN JSON_OBJECT('properties', JSON_ARRAY(p_deed))
    WHEN p_cards > 0 THEN JSON_OBJECT('cards', 1)
    WHEN p_cash > 0 THEN JSON_OBJECT('money', 1) END;
  SET v_take = CASE
    WHEN p_his_cash > 0 AND NOT COALESCE(JSON_CONTAINS_PATH(v_give, 'one', '$.money'), FALSE)
      THEN JSON_OBJECT('money', 1)
    WHEN p_trade = 'exchange' AND p_needs_money THEN NULL
    WHEN p_his_deed IS NOT NULL THEN JSON_OBJECT('properties', JSON_ARRAY(p_his_deed))
    WHEN p_his_cards > 0 AND NOT COALESCE(JSON_CONTAINS_PATH(v_give, 'one', '$.cards'), FALSE)
      THEN JSON_OBJECT('cards', 1) END;
  IF p_trade = 'free' THEN
    SET v_give = IF(v_take IS NULL, v_give, COALESCE(v_give, JSON_OBJECT()));
    SET v_take = COALESCE(v_take, JSON_OBJECT());
  ELSEIF v_take IS NULL AND p_cash > 0 AND p_his_cards > 0 AND p_cards > 0 AND NOT p_needs_money
  THEN
    SET v_give = JSON_OBJECT('money', 1);
    SET v_take = JSON_OBJECT('cards', 1);
  END IF;
  RETURN IF(p_trade = 'none' OR v_give IS NULL OR v_take IS NULL, NULL,
    JSON_OBJECT('to', p_to, 'give', v_give, 'take', v_take));
END
