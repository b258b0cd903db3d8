CREATE PROCEDURE hand_over_mortgage(IN p_prid INT, IN p_to INT, IN p_redeem_by_round INT)
  MODIFIES SQL DATA
  COMMENT 'Charges the new owner of a mortgaged property, now or when they lift the mortgage.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_round m_turn_player; sets m_next_entry.
   * Takes   : p_redeem_by_round, as find_redeem_round returns it.
   * Changes : Deed and, where the fee is due at once, one row of Agenda, if the property is
   *           mortgaged.
   * Rule    : A6; D7.
   */
  DECLARE v_fee BIGINT;
  DECLARE v_is_mortgaged, v_is_at_once BOOLEAN;

  -- exactly one row
  SELECT d.mortgaged, r.handover_at_once, fee_of_mortgage(
      mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage), r.handover_fee)
    INTO v_is_mortgaged, v_is_at_once, v_fee
    FROM Ruleset AS r
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id AND pr.prid = p_prid
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = m_game_id AND d.prid = pr.prid
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF d;
  IF v_is_mortgaged THEN
    UPDATE Deed AS d FORCE INDEX (PRIMARY)
      SET d.redeem_by_round = IF(v_is_at_once, NULL, p_redeem_by_round),
        d.rests_until_round = IF(v_is_at_once, m_round + (NOT p_to <=> m_turn_player), NULL)
      WHERE d.game_id = m_game_id
        AND d.prid = p_prid;
    IF v_is_at_once AND v_fee > 0 THEN
      CALL add_debt(p_to, NULL, v_fee, 'handover', p_prid);
    END IF;
  END IF;
END
