CREATE PROCEDURE add_event(
  IN p_kind VARCHAR(20), IN p_player_id INT, IN p_location INT, IN p_prid INT, IN p_card_id INT)
  MODIFIES SQL DATA
  COMMENT 'Adds an event without money.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id; sets m_event_no.
   * Takes   : p_kind, as in EventKind; the location, property and card of the event, NULL for none.
   * Changes : one Event; m_event_no is incremented.
   */
  SET m_event_no = m_event_no + 1;
  INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, location, prid, card_id)
    VALUES (
      m_game_id, m_record_id, m_event_no, p_kind, p_player_id, p_location, p_prid, p_card_id);
END
