CREATE PROCEDURE play_estate()
  MODIFIES SQL DATA
  COMMENT 'Builds, sells buildings, mortgages a property, lifts its mortgage, or sells it.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_named_prid m_record_id m_ruleset_id m_round m_turn_player
   *           m_player_id m_balance; sets m_event_no.
   * Takes   : m_named_prid, as the client gave it, perhaps not a whole number.
   * Changes : Deed, Player, one Event.
   * Raises  : property_not_found; what estate_refusal returns.
   * Rule    : S8, S9; H11; A6, A9; D6.
   * Why     : after a mortgage between two turns, the player's next turn can be in the next round
   *           and still less than a round away, so the property rests in that one as well.
   */
  DECLARE v_colour, v_owner, v_level, v_prid, v_missing, v_lowest, v_highest, v_set_mortgaged INT;
  DECLARE v_left INT;
  DECLARE v_price BIGINT;
  DECLARE v_mortgaged, v_build_evenly BOOLEAN;
  DECLARE v_is_short BOOLEAN DEFAULT FALSE;
  DECLARE v_name VARCHAR(40);
  DECLARE v_mortgage_unit VARCHAR(20);

  SELECT pr.name, pr.prid, pr.colour, d.p_owner, d.level, d.mortgaged, r.build_evenly,
      r.mortgage_unit,
      estate_price(
        m_action, pr.cost, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, d.level, r.max_houses,
        r.has_hotels, r.sell_percent, mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage),
        redeem_fee_now(r.redeem_fee, r.handover_fee, d.redeem_by_round, g.round),
        r.sell_deed_percent)
    INTO v_name, v_prid, v_colour, v_owner, v_level, v_mortgaged, v_build_evenly, v_mortgage_unit,
      v_price
    FROM Ruleset AS r
    JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.prid = m_named_prid
    JOIN Deed AS d ON d.game_id = m_game_id AND d.prid = pr.prid
    JOIN GameState AS g ON g.game_id = d.game_id
    WHERE r.ruleset_id = m_ruleset_id
    FOR UPDATE OF g FOR SHARE OF d;
  IF v_name IS NULL THEN
    CALL refuse('property_not_found', CONCAT('The board has no property ', m_named_prid, '.'));
  END IF;
  -- The size of the colour group is not needed: v_left is set to the stock next.
  CALL read_set(v_colour, m_player_id, v_left, v_missing, v_lowest, v_highest, v_set_mortgaged);
  IF m_action IN ('build', 'sell') THEN
    CALL read_stock(m_game_id, m_ruleset_id, v_level, v_left, v_is_short);
  END IF;
  CALL refuse_with(estate_refusal(
    m_action, v_name, m_player_id, v_owner, m_balance, v_price, v_level, v_mortgaged, v_missing,
    v_lowest, v_highest, v_set_mortgaged, v_mortgage_unit, v_build_evenly, v_left));

  CASE m_action
    WHEN 'build' THEN
      CALL give_deed(v_prid, m_player_id, v_level + 1, FALSE);
      CALL transfer('built', m_player_id, m_player_id, NULL, v_price, NULL, v_prid);
    WHEN 'sell' THEN
      IF v_is_short THEN
        CALL sell_hotel(m_player_id, v_prid);
      ELSE
        CALL give_deed(v_prid, m_player_id, v_level - 1, FALSE);
        CALL transfer('sold', m_player_id, NULL, m_player_id, v_price, NULL, v_prid);
      END IF;
    WHEN 'mortgage' THEN
      CALL give_deed(v_prid, m_player_id, v_level, TRUE);
      CALL transfer('mortgaged', m_player_id, NULL, m_player_id, v_price, NULL, v_prid);
    WHEN 'redeem' THEN
      CALL give_deed(v_prid, m_player_id, v_level, FALSE);
      CALL transfer('redeemed', m_player_id, m_player_id, NULL, v_price, NULL, v_prid);
    WHEN 'sell_deed' THEN
      CALL give_deed(v_prid, NULL, 0, FALSE);
      CALL transfer('deed_sold', m_player_id, NULL, m_player_id, v_price, NULL, v_prid);
  END CASE;
  IF m_action IN ('mortgage', 'redeem') THEN
    UPDATE Deed AS d FORCE INDEX (PRIMARY)
      SET d.rests_until_round = m_round + (m_player_id <> m_turn_player)
      WHERE d.game_id = m_game_id
        AND d.prid = v_prid;
  END IF;
END
