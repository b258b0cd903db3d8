CREATE PROCEDURE add_player_event(IN p_kind VARCHAR(20), IN p_player_id INT)
  MODIFIES SQL DATA
  COMMENT 'Adds an event that is about a player alone.'
BEGIN
  /*
   * Move : reads m_game_id m_record_id; sets m_event_no.
   */
  CALL add_event(p_kind, p_player_id, NULL, NULL, NULL);
END
