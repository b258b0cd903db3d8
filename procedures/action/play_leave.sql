CREATE PROCEDURE play_leave()
  MODIFIES SQL DATA
  COMMENT 'Takes a player who leaves out of the game.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_round m_first_entry m_turn_player
   *           m_player_id m_phase; sets m_players_left m_prid m_next_entry m_left_to_end m_event_no
   *           m_outcome.
   * Takes   : m_prid, the property that is offered or that a fee is due for.
   * Changes : what drop_out changes; Agenda; GameState.roll_factor.
   * Returns : m_outcome, landed; m_prid, NULL.
   * Rule    : H6; S5: a player with a debt leaves everything to the creditor, others to the bank.
   *           D4, D9: what they were offered is auctioned after what they owned.
   */
  DECLARE v_beneficiary INT;
  DECLARE v_is_auctioned BOOLEAN;

  IF m_phase = 'debt' THEN
    -- exactly one row
    SELECT Agenda.creditor
      INTO v_beneficiary
      FROM Agenda
      WHERE Agenda.game_id = m_game_id
        AND Agenda.entry_no = m_first_entry
      FOR SHARE;
  ELSEIF m_phase = 'fee' THEN
    -- exactly one row
    SELECT d.p_owner
      INTO v_beneficiary
      FROM Deed AS d
      WHERE d.game_id = m_game_id
        AND d.prid = m_prid
      FOR SHARE;
    UPDATE GameState AS g SET g.roll_factor = NULL WHERE g.game_id = m_game_id;
  END IF;
  CALL cancel_entries(m_player_id);
  CALL drop_out(m_player_id, v_beneficiary, 'left', NULL);
  IF m_phase = 'offer' AND m_players_left > m_left_to_end THEN
    -- exactly one row
    SELECT r.auction <> 'none' AND r.bankrupt_estate = 'auctioned'
      INTO v_is_auctioned
      FROM Ruleset AS r
      WHERE r.ruleset_id = m_ruleset_id;
    IF v_is_auctioned THEN
      CALL add_offer(m_turn_player, 'auction', m_prid, NULL);
    END IF;
  END IF;
  SET m_prid = NULL;
  SET m_outcome = 'landed';
END
