CREATE PROCEDURE add_fee(IN p_prid INT, IN p_factor INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a roll for a rent whose factor a tile or card gives.'
BEGIN
  /*
   * Move    : reads m_game_id m_turn_player; sets m_next_entry.
   * Takes   : p_factor, for the roll; below 0 for as many times the rent.
   * Changes : one row of Agenda; m_next_entry is incremented.
   */
  INSERT INTO Agenda (game_id, entry_no, pid, kind, prid, factor)
    VALUES (m_game_id, m_next_entry, m_turn_player, 'fee', p_prid, p_factor);
  SET m_next_entry = m_next_entry + 1;
END
