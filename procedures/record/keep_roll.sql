CREATE PROCEDURE keep_roll()
  MODIFIES SQL DATA
  COMMENT 'Defers a roll until the debts before it are paid.'
BEGIN
  /*
   * Move    : reads m_game_id m_turn_player m_steps; sets m_next_debt.
   * Changes : one Debt; m_next_debt is incremented.
   */
  INSERT INTO Debt (game_id, debt_no, debtor, kind, steps)
    VALUES (m_game_id, m_next_debt, m_turn_player, 'moved', m_steps);
  SET m_next_debt = m_next_debt + 1;
END
