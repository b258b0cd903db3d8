CREATE PROCEDURE offer_redemption(IN p_player_id INT, IN p_balance BIGINT, IN p_taken_over INT)
  READS SQL DATA
  COMMENT 'Lets the new owner of a mortgaged property choose between the fee and lifting it.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id; sets m_prid m_phase m_outcome.
   * Takes   : p_balance, of the player; p_taken_over, the property.
   * Returns : m_phase, handover, m_prid and m_outcome, open; all unchanged when the player no
   *           longer owns it with its mortgage, or cannot afford to lift that: then the fee is due.
   * Rule    : D7.
   */
  DECLARE v_may BOOLEAN;

  -- exactly one row
  SELECT d.mortgaged AND d.p_owner <=> p_player_id AND p_balance >= estate_price(
      'redeem', pr.cost, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, d.level,
      r.max_houses, r.has_hotels, r.sell_percent,
      mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage), r.redeem_fee,
      r.sell_deed_percent)
    INTO v_may
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.prid = p_taken_over
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF d;
  IF v_may THEN
    SET m_phase = 'handover';
    SET m_prid = p_taken_over;
    SET m_outcome = 'open';
  END IF;
END
