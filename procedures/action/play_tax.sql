CREATE PROCEDURE play_tax()
  MODIFIES SQL DATA
  COMMENT 'Chooses how to pay a tax.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_record_id m_ruleset_id m_player_id m_location m_balance;
   *           sets m_next_entry m_event_no m_outcome.
   * Changes : Agenda, which settle_agenda pays; instead one Event, when the share is 0.
   * Returns : m_outcome, landed.
   * Rule    : A5.
   */
  DECLARE v_percent INT;
  DECLARE v_amount BIGINT;

  -- exactly one row
  SELECT t.amount, r.tax_percent
    INTO v_amount, v_percent
    FROM Tile AS t
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    WHERE t.ruleset_id = m_ruleset_id
      AND t.location = m_location;
  IF m_action = 'pay_share' THEN
    CALL count_worth(m_game_id, m_ruleset_id, m_player_id, m_balance, v_amount);
    SET v_amount = percent_of(v_amount, v_percent);
  END IF;
  IF v_amount = 0 THEN
    CALL add_player_event('untaxed', m_player_id);
  ELSE
    CALL add_debt(m_player_id, NULL, v_amount, 'tax', NULL);
  END IF;
  SET m_outcome = 'landed';
END
