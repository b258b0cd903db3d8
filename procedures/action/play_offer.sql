CREATE PROCEDURE play_offer()
  MODIFIES SQL DATA
  COMMENT 'Buys or declines the property that is offered.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_played_at m_record_id m_ruleset_id m_seats m_player_id;
   *           sets m_prid m_event_no m_phase m_outcome.
   * Changes : what buy_deed or open_auction changes; Event.
   * Returns : m_outcome, landed, or open when an auction starts; m_prid, NULL without an auction.
   * Rule    : S5; H9.
   */
  DECLARE v_price BIGINT;
  DECLARE v_auction VARCHAR(20);

  SET m_outcome = 'landed';
  IF m_action = 'buy' THEN
    CALL read_price(m_game_id, m_ruleset_id, m_prid, v_price);
    CALL buy_deed(m_player_id, v_price);
    SET m_prid = NULL;
  ELSE
    CALL add_offer_event('declined', m_player_id);
    -- exactly one row
    SELECT r.auction INTO v_auction FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
    IF v_auction = 'none' THEN
      SET m_prid = NULL;
    ELSE
      CALL open_auction(m_player_id);
    END IF;
  END IF;
END
