CREATE PROCEDURE open_auction(IN p_player_id INT)
  MODIFIES SQL DATA
  COMMENT 'Starts the auction of a property.'
BEGIN
  /*
   * Move    : reads m_game_id m_played_at m_record_id m_ruleset_id m_seats; sets m_prid m_event_no
   *           m_phase m_outcome.
   * Takes   : p_player_id, whose turn it is; m_played_at, of the move that led to it.
   * Changes : GameState.deadline, where auctions have a clock; one Event; Player.passed of players
   *           who may not buy yet.
   * Returns : m_phase, auction, and m_outcome, open; landed, and m_prid NULL, when nobody may bid.
   * Rule    : H9; A1, A4; D9.
   */
  DECLARE v_seconds INT;
  DECLARE v_others INT DEFAULT 1;
  DECLARE v_waits_for_lap BOOLEAN;

  SET m_phase = 'auction';
  SET m_outcome = 'open';
  -- exactly one row
  SELECT r.auction_seconds, r.buys_after_lap
    INTO v_seconds, v_waits_for_lap
    FROM Ruleset AS r
    WHERE r.ruleset_id = m_ruleset_id;
  IF v_seconds IS NULL THEN
    CALL add_offer_event('auctioned', p_player_id);
  ELSE
    CALL move_deadline('auctioned', p_player_id, m_played_at + INTERVAL v_seconds SECOND);
  END IF;
  IF v_waits_for_lap THEN
    CALL admit_bidders(TRUE);
    CALL count_bidders(NULL, v_others);
  END IF;
  IF v_others = 0 THEN
    CALL admit_bidders(FALSE);
    CALL add_offer_event('unsold', p_player_id);
    UPDATE GameState AS g SET g.deadline = NULL WHERE g.game_id = m_game_id;
    SET m_prid = NULL;
    SET m_outcome = 'landed';
  END IF;
END
