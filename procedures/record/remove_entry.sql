CREATE PROCEDURE remove_entry()
  MODIFIES SQL DATA
  COMMENT 'Removes the entry of the agenda that was due.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_first_entry.
   * Changes : one row of Agenda; m_first_entry is incremented.
   */
  DELETE FROM Agenda WHERE game_id = m_game_id AND entry_no = m_first_entry;
  SET m_first_entry = m_first_entry + 1;
END
