CREATE PROCEDURE add_debt(
  IN p_debtor INT, IN p_creditor INT, IN p_amount BIGINT, IN p_kind VARCHAR(20), IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a debt, which is settled after the landing.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_next_entry.
   * Takes   : as in Agenda.
   * Changes : one row of Agenda; m_next_entry is incremented.
   */
  INSERT INTO Agenda (game_id, entry_no, pid, creditor, amount, kind, prid)
    VALUES (m_game_id, m_next_entry, p_debtor, p_creditor, p_amount, p_kind, p_prid);
  SET m_next_entry = m_next_entry + 1;
END
