CREATE PROCEDURE open_auction(IN p_player_id INT, IN p_played_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Starts the auction of a property.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_prid; sets m_event_no m_phase.
   * Takes   : p_player_id, whose turn it is; p_played_at, of the move that led to it.
   * Changes : GameState.deadline, where auctions have a clock; one Event.
   * Returns : m_phase, auction.
   * Rule    : H9; A1, A4.
   */
  DECLARE v_seconds INT;

  SET m_phase = 'auction';
  SELECT r.auction_seconds INTO v_seconds FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
  IF v_seconds IS NULL THEN
    CALL add_event('auctioned', p_player_id, NULL, m_prid, NULL);
  ELSE
    CALL move_deadline('auctioned', p_player_id, p_played_at + INTERVAL v_seconds SECOND);
  END IF;
END
