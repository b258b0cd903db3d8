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
  DECLARE v_to INT DEFAULT JSON_EXTRACT(p_terms, '$.to');
  DECLARE v_give_money INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.money'), 0);
  DECLARE v_take_money INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.money'), 0);
  DECLARE v_give_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.give.cards'), 0);
  DECLARE v_take_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_terms, '$.take.cards'), 0);
  DECLARE v_give_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.give.properties'), 0);
  DECLARE v_take_deeds INT DEFAULT COALESCE(JSON_LENGTH(p_terms, '$.take.properties'), 0);
  DECLARE v_gives INT DEFAULT v_give_money + v_give_cards + v_give_deeds;
  DECLARE v_takes INT DEFAULT v_take_money + v_take_cards + v_take_deeds;
  DECLARE v_trade VARCHAR(20) DEFAULT JSON_VALUE(game_facts(p_game_id), '$.trade');
  DECLARE v_me JSON DEFAULT player_facts(p_game_id, p_player_id);
  DECLARE v_partner JSON DEFAULT player_facts(p_game_id, v_to);
  DECLARE v_deeds JSON DEFAULT deeds_facts(p_game_id);

  RETURN CASE
    WHEN v_trade = 'none' THEN 'not_in_edition: In this edition nothing is traded.'
    WHEN v_to = p_player_id OR v_partner IS NULL OR JSON_EXTRACT(v_partner, '$.status') = 2
      THEN CONCAT('no_such_partner: Player ', v_to, ' is nobody to trade with.')
    WHEN v_give_deeds <> deeds_in(v_deeds, p_player_id, JSON_EXTRACT(p_terms, '$.give.properties'))
      OR v_take_deeds <> deeds_in(v_deeds, v_to, JSON_EXTRACT(p_terms, '$.take.properties'))
      THEN 'not_owner: One of the properties does not belong to who is to give it.'
    WHEN v_give_money > JSON_EXTRACT(v_me, '$.balance')
      THEN CONCAT('cannot_afford: There is ', JSON_EXTRACT(v_me, '$.balance'), ' to give.')
    WHEN v_take_money > JSON_EXTRACT(v_partner, '$.balance')
      THEN CONCAT('cannot_afford: There is ', JSON_EXTRACT(v_partner, '$.balance'), ' to take.')
    WHEN v_give_cards > JSON_LENGTH(v_me, '$.cards')
        OR v_take_cards > JSON_LENGTH(v_partner, '$.cards')
      THEN 'no_card: There are not as many cards.'
    WHEN v_gives + v_takes = 0 OR (v_trade = 'exchange' AND (v_gives = 0 OR v_takes = 0))
      THEN 'trade_one_sided: Both sides must give something.'
    WHEN v_trade = 'exchange' AND (
        (v_give_money > 0 AND v_take_money > 0) OR (v_give_cards > 0 AND v_take_cards > 0))
      THEN 'trade_same_kind: Money is given by one side only, and so are cards.'
    WHEN v_trade = 'exchange' AND p_phase IN ('debt', 'offer') AND v_take_money = 0
      THEN 'trade_needs_money: Who needs money must ask for some.'
  END;
END
