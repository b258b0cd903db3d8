CREATE PROCEDURE move_deadline(IN p_kind VARCHAR(20), IN p_player_id INT, IN p_deadline DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Sets the deadline of an auction and adds the event that caused it.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_prid; sets m_event_no.
   * Takes   : as add_event; p_deadline, in UTC.
   * Changes : GameState.deadline; one Event; m_event_no is incremented.
   */
  UPDATE GameState AS g SET g.deadline = p_deadline WHERE g.game_id = m_game_id;
  SET m_event_no = m_event_no + 1;
  INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, prid, deadline)
    VALUES (m_game_id, m_record_id, m_event_no, p_kind, p_player_id, m_prid, p_deadline);
END
