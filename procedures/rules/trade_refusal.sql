CREATE FUNCTION trade_refusal(
  p_game_id INT, p_player_id INT, p_phase VARCHAR(20), p_terms JSON) RETURNS VARCHAR(200)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Why a player may not propose a trade.'
BEGIN
  /*
   * Takes   : p_phase, in which he proposes it; p_terms, to, give and take.
   * Returns : NULL when he may, else `token: sentence`.
   * Rule    : seed 004, Trading; seed 001, Trade.
   */
  DECLARE v_to INT DEFAULT JSON_VALUE(p_terms, '$.to' RETURNING SIGNED);
  DECLARE v_give_money INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.money'), 0);
  DECLARE v_take_money INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.money'), 0);
  DECLARE v_give_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.cards'), 0);
  DECLARE v_take_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.cards'), 0);
  DECLARE v_give_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.give.properties'), 0);
  DECLARE v_take_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.take.properties'), 0);
  DECLARE v_status, v_cash, v_cards, v_his_cash, v_his_cards INT;
  DECLARE v_trade VARCHAR(20);

  SELECT r.trade, t.status, me.bank_balance, COALESCE(JSON_LENGTH(me.cards), 0),
      partner.bank_balance, COALESCE(JSON_LENGTH(partner.cards), 0)
    INTO v_trade, v_status, v_cash, v_cards, v_his_cash, v_his_cards
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS me ON me.game_id = g.game_id AND me.pid = p_player_id
    LEFT JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = v_to
    LEFT JOIN Player AS partner ON partner.game_id = g.game_id AND partner.pid = v_to
    WHERE g.game_id = p_game_id;
  RETURN CASE
    WHEN v_trade = 'none' THEN 'not_in_edition: In this edition nothing is traded.'
    WHEN v_to = p_player_id OR COALESCE(v_status, 2) = 2
      THEN CONCAT('no_such_partner: Player ', v_to, ' is nobody to trade with.')
    WHEN v_give_deeds <> deeds_in(
        p_game_id, p_player_id, JSON_EXTRACT(p_terms, '$.give.properties'))
      OR v_take_deeds <> deeds_in(p_game_id, v_to, JSON_EXTRACT(p_terms, '$.take.properties'))
      THEN 'not_owner: One of the properties does not belong to who is to give it.'
    WHEN v_give_money > v_cash OR v_take_money > v_his_cash
      THEN CONCAT('cannot_afford: There is ', v_cash, ' to give and ', v_his_cash, ' to take.')
    WHEN v_give_cards > v_cards OR v_take_cards > v_his_cards
      THEN CONCAT('no_card: There are ', v_cards, ' cards to give and ', v_his_cards, ' to take.')
    WHEN v_give_money + v_give_cards + v_give_deeds = 0
        AND v_take_money + v_take_cards + v_take_deeds = 0
      OR (v_trade = 'exchange' AND (
        v_give_money + v_give_cards + v_give_deeds = 0
        OR v_take_money + v_take_cards + v_take_deeds = 0))
      THEN 'trade_one_sided: Both sides must give something.'
    WHEN v_trade = 'exchange' AND (
        (v_give_money > 0 AND v_take_money > 0) OR (v_give_cards > 0 AND v_take_cards > 0))
      THEN 'trade_same_kind: Money is given by one side only, and so are cards.'
    WHEN v_trade = 'exchange' AND p_phase IN ('debt', 'offer') AND v_take_money = 0
      THEN 'trade_needs_money: Who needs money must ask for some.'
  END;
END
