CREATE PROCEDURE end_auction(IN p_bidder INT, IN p_bid BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Ends an auction: sells the property to the highest bidder, if there is one.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_seats m_prid m_player_id; sets m_event_no.
   * Takes   : m_player_id, the player who ended it; p_bidder, p_bid, NULL when nobody bid.
   * Changes : what buy_deed changes, or one Event; Player.passed.
   */
  CALL readmit_players();
  IF p_bidder IS NULL THEN
    CALL add_event('unsold', m_player_id, NULL, m_prid, NULL);
  ELSE
    CALL buy_deed(p_bidder, p_bid);
  END IF;
END
