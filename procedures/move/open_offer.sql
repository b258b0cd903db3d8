CREATE PROCEDURE open_offer(
  IN p_player_id INT, IN p_kind VARCHAR(20), IN p_offered INT, IN p_factor INT)
  MODIFIES SQL DATA
  COMMENT 'Opens an offer, an auction, a roll for a fee or a tax choice, or resumes a phase.'
BEGIN
  /*
   * Move    : reads m_game_id m_played_at m_record_id m_ruleset_id m_seats m_first_entry
   *           m_turn_player; sets m_prid m_next_entry m_event_no m_phase m_outcome.
   * Takes   : p_kind, offer, auction or fee for the property p_offered, tax, or the phase to
   *           resume when no other entry is left, roll or manage; p_factor, of a fee, NULL for
   *           the rent.
   * Changes : one Event for an offer; GameState.roll_factor; what open_auction changes.
   * Returns : m_phase, offer, fee, tax, auction, roll or manage, and m_outcome, open; m_outcome is
   *           landed when the player cannot afford the property and the edition has no auction for
   *           that case.
   * Rule    : H3; S5; A5; D2, D7, D9.
   */
  DECLARE v_purchase VARCHAR(40);
  DECLARE v_way VARCHAR(20);
  DECLARE v_price, v_balance BIGINT;

  SET m_outcome = 'open';
  SET m_prid = p_offered;
  IF p_kind = 'auction' THEN
    SET v_way = 'unsold';
  ELSEIF p_kind = 'offer' THEN
    -- exactly one row
    SELECT r.purchase, IF(r.purchase = 'offered', 'offered', r.auction), p.bank_balance
      INTO v_purchase, v_way, v_balance
      FROM Ruleset AS r
      STRAIGHT_JOIN Player AS p ON p.game_id = m_game_id AND p.pid = p_player_id
      WHERE r.ruleset_id = m_ruleset_id
      FOR SHARE OF p;
    IF v_purchase = 'offered_if_affordable' THEN
      CALL read_price(m_game_id, m_ruleset_id, p_offered, v_price);
      SET v_way = IF(v_price <= v_balance, 'offered', v_way);
    END IF;
  END IF;
  IF v_way = 'offered' THEN
    SET m_phase = 'offer';
    CALL add_offer_event('offered', p_player_id);
  ELSEIF v_way = 'unsold' THEN
    CALL open_auction(m_turn_player);
  ELSEIF v_way IS NOT NULL THEN
    CALL add_event('not_bought', p_player_id, NULL, m_prid, NULL);
    SET m_prid = NULL;
    SET m_outcome = 'landed';
  ELSEIF p_kind IN ('roll', 'manage') AND m_first_entry < m_next_entry THEN
    SET m_phase = p_kind;
    CALL resume_later();
    SET m_outcome = 'landed';
  ELSE
    SET m_phase = p_kind;
    IF p_factor IS NOT NULL THEN
      UPDATE GameState AS g SET g.roll_factor = p_factor WHERE g.game_id = m_game_id;
    END IF;
  END IF;
END
