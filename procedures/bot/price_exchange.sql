CREATE PROCEDURE price_exchange(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_margin INT, IN p_offer JSON, OUT p_terms JSON, OUT p_worth BIGINT,
  OUT p_money BIGINT)
  READS SQL DATA
  COMMENT 'Finds the money with which a bot proposes an exchange of properties.'
BEGIN
  /*
   * Takes   : p_margin, as BotCharacter.trade_margin; p_offer, as find_exchanges.
   * Returns : p_terms, of the trade, NULL if the bot does not propose it; p_worth, what it is worth
   *           to the bot; p_money, the amount that changes hands.
   * Why     : the money leaves the bot the share of the gain that it demands when it answers. It
   *           does not offer money that it needs for rents, nor ask for such money, and does not
   *           repeat its last exchange with the same partner.
   */
  DECLARE v_partner INT DEFAULT JSON_EXTRACT(p_offer, '$.to');
  DECLARE v_give JSON DEFAULT JSON_EXTRACT(p_offer, '$.give');
  DECLARE v_take JSON DEFAULT JSON_EXTRACT(p_offer, '$.take');
  DECLARE v_demand INT DEFAULT 50 + p_margin;
  DECLARE v_now, v_then, v_theirs, v_pays, v_reserve, v_spare BIGINT;
  DECLARE v_last JSON;

  SET p_terms = NULL;
  CALL weigh_holdings(
    p_game_id, p_ruleset_id, p_player_id, p_character_id, v_take, v_give, v_now, v_then);
  SET p_worth = v_then - v_now;
  CALL weigh_holdings(
    p_game_id, p_ruleset_id, v_partner, p_character_id, v_give, v_take, v_now, v_then);
  SET v_theirs = v_then - v_now;
  -- Less than 0 is what the partner pays. Amounts are round.
  SET v_pays = (100 * p_worth - v_demand * v_theirs) DIV (100 + v_demand) DIV 10 * 10;
  IF v_pays <> 0 THEN
    CALL find_reserve(
      p_game_id, p_ruleset_id, IF(v_pays > 0, p_player_id, v_partner), p_character_id, v_reserve);
    SELECT GREATEST(0, p.bank_balance - v_reserve)
      INTO v_spare
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.pid = IF(v_pays > 0, p_player_id, v_partner)
      FOR SHARE;
    SET v_pays = LEAST(v_pays, v_spare);
  END IF;
  SET p_money = ABS(v_pays);
  SET p_worth = p_worth - v_pays;
  SET v_theirs = v_theirs + v_pays;
  IF p_worth >= GREATEST(1, percent_of(v_pays, p_margin))
    AND v_theirs > 0
    AND v_theirs >= p_worth DIV 2
    AND (v_pays >= 0 OR p_money <= v_spare)
  THEN
    SELECT m.terms
      INTO v_last
      FROM Gamemanager AS m
      WHERE m.game_id = p_game_id
        AND m.action = 'propose'
        AND m.player_ID = p_player_id
        AND JSON_EXTRACT(m.terms, '$.to') = v_partner
      ORDER BY m.record_ID DESC
      LIMIT 1;
    IF NOT (JSON_EXTRACT(v_last, '$.give.properties') <=> v_give
      AND JSON_EXTRACT(v_last, '$.take.properties') <=> v_take)
    THEN
      SET p_terms = JSON_OBJECT(
        'to', v_partner,
        'give', IF(v_pays > 0, JSON_OBJECT('properties', v_give, 'money', p_money),
          JSON_OBJECT('properties', v_give)),
        'take', IF(v_pays < 0, JSON_OBJECT('properties', v_take, 'money', p_money),
          JSON_OBJECT('properties', v_take)));
    END IF;
  END IF;
END
