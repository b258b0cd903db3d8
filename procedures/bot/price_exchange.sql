CREATE PROCEDURE price_exchange(IN p_margin INT, IN p_offer JSON)
  READS SQL DATA
  COMMENT 'Finds the money with which a bot proposes an exchange of properties.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_character_id d_proposals; sets d_worth
   *           d_price d_terms.
   * Takes   : p_margin, as BotCharacter.trade_margin; p_offer, as find_exchanges;
   *           d_proposals, as Player.proposals.
   * Returns : d_terms, of the trade, NULL if the bot does not propose it; d_worth, what it is worth
   *           to the bot; d_price, the amount that changes hands.
   * Why     : the money leaves the bot the share of the gain that it demands when it answers. The
   *           one who pays keeps what rents may cost, and the price of a building. The bot does not
   *           repeat its last exchange with the same partner.
   */
  DECLARE v_partner INT DEFAULT JSON_EXTRACT(p_offer, '$.to');
  DECLARE v_give JSON DEFAULT JSON_EXTRACT(p_offer, '$.give');
  DECLARE v_take JSON DEFAULT JSON_EXTRACT(p_offer, '$.take');
  DECLARE v_demand INT DEFAULT 50 + p_margin;
  DECLARE v_now, v_then, v_theirs, v_pays, v_reserve, v_spare BIGINT;
  DECLARE v_last JSON;

  SET d_terms = NULL;
  CALL weigh_holdings(d_player_id, v_take, v_give, v_now, v_then);
  SET d_worth = v_then - v_now;
  CALL weigh_holdings(v_partner, v_give, v_take, v_now, v_then);
  SET v_theirs = v_then - v_now;
  -- Less than 0 is what the partner pays. Amounts are round.
  SET v_pays = (100 * d_worth - v_demand * v_theirs) DIV (100 + v_demand) DIV 10 * 10;
  IF v_pays <> 0 THEN
    CALL find_reserve(IF(v_pays > 0, d_player_id, v_partner), v_reserve);
    CALL find_building_price(IF(v_pays > 0, v_take, v_give));
    SELECT GREATEST(0, p.bank_balance - GREATEST(v_reserve, d_price))
      INTO v_spare
      FROM Player AS p
      WHERE p.game_id = d_game_id
        AND p.pid = IF(v_pays > 0, d_player_id, v_partner)
      FOR SHARE;
    SET v_pays = LEAST(v_pays, v_spare);
  END IF;
  SET d_price = ABS(v_pays);
  SET d_worth = d_worth - v_pays;
  SET v_theirs = v_theirs + v_pays;
  IF d_worth >= GREATEST(1, percent_of(v_pays, p_margin))
    AND v_theirs > 0
    AND v_theirs >= d_worth DIV 2
    AND (v_pays >= 0 OR d_price <= v_spare)
  THEN
    SET v_last = JSON_EXTRACT(d_proposals, CONCAT('$."', v_partner, '"'));
    IF NOT (JSON_EXTRACT(v_last, '$.give') <=> v_give
      AND JSON_EXTRACT(v_last, '$.take') <=> v_take)
    THEN
      SET d_terms = JSON_OBJECT(
        'to', v_partner,
        'give', IF(v_pays > 0, JSON_OBJECT('properties', v_give, 'money', d_price),
          JSON_OBJECT('properties', v_give)),
        'take', IF(v_pays < 0, JSON_OBJECT('properties', v_take, 'money', d_price),
          JSON_OBJECT('properties', v_take)));
    END IF;
  END IF;
END
