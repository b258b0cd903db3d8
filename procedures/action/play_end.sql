CREATE PROCEDURE play_end()
  MODIFIES SQL DATA
  COMMENT 'Ends a game for everyone, or because nobody has moved for long, whatever it waits for.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_record_id m_seats m_next_entry m_player_id; sets m_prid
   *           m_first_entry m_event_no m_phase.
   * Changes : GameState: an auction, an offer of a trade and what is due end with the game; Event;
   *           what admit_bidders changes.
   * Returns : m_phase, over; m_prid, NULL; m_first_entry, as m_next_entry.
   * Rule    : nobody wins, as when the players end it.
   */
  DECLARE v_is_abandoned BOOLEAN DEFAULT m_action = 'expire';

  CALL add_player_event(IF(v_is_abandoned, 'expired', 'ended'), m_player_id);
  CALL admit_bidders(FALSE);
  UPDATE GameState AS g
    SET g.proposal = NULL, g.bid = NULL, g.bidder = NULL, g.deadline = NULL, g.roll_factor = NULL
    WHERE g.game_id = m_game_id;
  SET m_prid = NULL;
  SET m_first_entry = m_next_entry;
  SET m_phase = 'over';
END
