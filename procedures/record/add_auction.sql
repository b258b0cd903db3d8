CREATE PROCEDURE add_auction(IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds an auction, which begins when what comes before is settled.'
BEGIN
  /*
   * Move    : reads m_game_id m_turn_player; sets m_next_entry.
   * Changes : one row of Agenda; m_next_entry is incremented.
   */
  INSERT INTO Agenda (game_id, entry_no, pid, kind, prid)
    VALUES (m_game_id, m_next_entry, m_turn_player, 'auction', p_prid);
  SET m_next_entry = m_next_entry + 1;
END
