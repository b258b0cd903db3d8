CREATE PROCEDURE add_offer(
  IN p_player_id INT, IN p_offer VARCHAR(20), IN p_prid INT, IN p_factor INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a decision or a roll of a player, which opens when the debts before it are paid.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_next_entry.
   * Takes   : p_offer, as Agenda.kind: offer, auction, fee or tax, or the phase to resume;
   *           p_factor, of a fee, as in Agenda.
   * Changes : one row of Agenda; m_next_entry is incremented.
   */
  INSERT INTO Agenda (game_id, entry_no, pid, kind, prid, factor)
    VALUES (m_game_id, m_next_entry, p_player_id, p_offer, p_prid, p_factor);
  SET m_next_entry = m_next_entry + 1;
END
