CREATE PROCEDURE cancel_debts(IN p_player_id INT)
  MODIFIES SQL DATA
  COMMENT 'Cancels all debts and pending offers of a player, owed by them or to them.'
BEGIN
  /*
   * Move    : reads m_game_id m_first_debt m_next_debt.
   * Changes : Debt: the amount becomes 0, which settle_debts skips. The row stays, so that the
   *           queue has no gap: looking for a missing row would lock the gap before the debts of
   *           another game.
   */
  DECLARE v_debt_no INT DEFAULT m_first_debt;

  WHILE v_debt_no < m_next_debt DO
    UPDATE Debt
      SET amount = 0
      WHERE game_id = m_game_id
        AND debt_no = v_debt_no
        AND p_player_id IN (debtor, creditor);
    SET v_debt_no = v_debt_no + 1;
  END WHILE;
END
