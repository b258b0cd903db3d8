CREATE FUNCTION trade_example(p_game_id INT, p_from INT, p_to INT, p_phase VARCHAR(20)) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'A small trade that one player may propose to another.'
BEGIN
  /*
   * Takes   : p_phase, in which he would propose it.
   * Returns : its terms; NULL when no trade between the two is possible: they have nothing but
   *           money, or not what the edition asks for.
   * Rule    : seed 004, Trading.
   */
  DECLARE v_cash, v_cards, v_deed, v_his_cash, v_his_cards, v_his_deed INT;
  DECLARE v_trade VARCHAR(20);
  DECLARE v_give, v_take JSON;

  SELECT r.trade, me.bank_balance, COALESCE(JSON_LENGTH(me.cards), 0),
      partner.bank_balance, COALESCE(JSON_LENGTH(partner.cards), 0)
    INTO v_trade, v_cash, v_cards, v_his_cash, v_his_cards
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS me ON me.game_id = g.game_id AND me.pid = p_from
    JOIN Player AS partner ON partner.game_id = g.game_id AND partner.pid = p_to
    WHERE g.game_id = p_game_id;
  SELECT MIN(IF(d.p_owner = p_from, d.prid, NULL)), MIN(IF(d.p_owner = p_to, d.prid, NULL))
    INTO v_deed, v_his_deed
    FROM Deed AS d
    WHERE d.game_id = p_game_id
      AND d.p_owner IN (p_from, p_to);
  IF v_trade = 'none' THEN
    RETURN NULL;
  END IF;

  SET v_give = CASE
    WHEN v_deed IS NOT NULL THEN JSON_OBJECT('properties', JSON_ARRAY(v_deed))
    WHEN v_cards > 0 THEN JSON_OBJECT('cards', 1)
    WHEN v_cash > 0 THEN JSON_OBJECT('money', 1) END;
  SET v_take = CASE
    WHEN v_his_cash > 0 AND NOT COALESCE(JSON_CONTAINS_PATH(v_give, 'one', '$.money'), FALSE)
      THEN JSON_OBJECT('money', 1)
    WHEN v_trade = 'exchange' AND p_phase IN ('debt', 'offer') THEN NULL
    WHEN v_his_deed IS NOT NULL THEN JSON_OBJECT('properties', JSON_ARRAY(v_his_deed))
    WHEN v_his_cards > 0 AND NOT COALESCE(JSON_CONTAINS_PATH(v_give, 'one', '$.cards'), FALSE)
      THEN JSON_OBJECT('cards', 1) END;
  IF v_trade = 'free' THEN
    SET v_give = IF(v_take IS NULL, v_give, COALESCE(v_give, JSON_OBJECT()));
    SET v_take = COALESCE(v_take, JSON_OBJECT());
  ELSEIF v_take IS NULL AND v_cash > 0 AND v_his_cards > 0 AND v_cards > 0
    AND p_phase NOT IN ('debt', 'offer')
  THEN
    SET v_give = JSON_OBJECT('money', 1);
    SET v_take = JSON_OBJECT('cards', 1);
  END IF;
  RETURN IF(v_give IS NULL OR v_take IS NULL, NULL,
    JSON_OBJECT('to', p_to, 'give', v_give, 'take', v_take));
END
