CREATE PROCEDURE remove_debt()
  MODIFIES SQL DATA
  COMMENT 'Removes the debt that was due.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_first_debt.
   * Changes : one Debt; m_first_debt is incremented.
   */
  DELETE FROM Debt WHERE game_id = m_game_id AND debt_no = m_first_debt;
  SET m_first_debt = m_first_debt + 1;
END
