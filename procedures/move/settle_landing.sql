CREATE PROCEDURE settle_landing()
  MODIFIES SQL DATA
  COMMENT 'Settles what a move left open, then reads the players back.'
BEGIN
  /*
   * Move    : reads m_game_id m_played_at m_record_id m_ruleset_id m_round m_turn m_seats
   *           m_turn_player m_player_id; sets m_players_left m_prid m_first_entry m_next_entry
   *           m_status m_jail_turns m_location m_left_to_end m_balance m_event_no m_steps m_phase
   *           m_outcome.
   * Takes   : m_player_id, who moved.
   * Changes : what settle_agenda changes.
   * Returns : m_steps, as settle_agenda; m_jail_turns, m_location and m_balance of the player who
   *           moved, or who moves on by m_steps; m_status of the player whose turn it is.
   */
  SET m_steps = NULL;
  IF m_outcome = 'landed' AND m_first_entry < m_next_entry THEN
    CALL settle_agenda();
  END IF;
  IF m_player_id = m_turn_player OR m_steps IS NOT NULL THEN
    -- exactly one row
    SELECT p.status, p.jail_turns, p.location, p.bank_balance
      INTO m_status, m_jail_turns, m_location, m_balance
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.turn = m_turn
      FOR SHARE;
  ELSE
    -- exactly one row
    SELECT p.location, p.bank_balance
      INTO m_location, m_balance
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.pid = m_player_id
      FOR SHARE;
    -- exactly one row
    SELECT p.status
      INTO m_status
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.turn = m_turn
      FOR SHARE;
  END IF;
END
