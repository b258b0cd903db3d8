CREATE PROCEDURE add_offer_event(IN p_kind VARCHAR(20), IN p_player_id INT)
  MODIFIES SQL DATA
  COMMENT 'Adds an event about the property that is offered or auctioned.'
BEGIN
  /*
   * Move : reads m_game_id m_record_id m_prid; sets m_event_no.
   */
  CALL add_event(p_kind, p_player_id, NULL, m_prid, NULL);
END
