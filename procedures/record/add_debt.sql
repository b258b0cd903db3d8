CREATE PROCEDURE add_debt(
  IN p_debtor INT, IN p_creditor INT, IN p_amount BIGINT, IN p_kind VARCHAR(20), IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a debt, which is settled after the landing.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_next_debt.
   * Takes   : as in Debt.
   * Changes : one Debt; m_next_debt is incremented.
   */
  INSERT INTO Debt (game_id, debt_no, debtor, creditor, amount, kind, prid)
    VALUES (m_game_id, m_next_debt, p_debtor, p_creditor, p_amount, p_kind, p_prid);
  SET m_next_debt = m_next_debt + 1;
END
