CREATE PROCEDURE add_event_here(IN p_kind VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Adds an event on the tile where the player whose turn it is stands now.'
BEGIN
  /*
   * Move : reads m_game_id m_record_id m_turn_player m_location; sets m_event_no.
   */
  CALL add_event(p_kind, m_turn_player, m_location, NULL, NULL);
END
