CREATE PROCEDURE cancel_debts(
  IN p_game_id INT, IN p_player_id INT, IN p_first_debt INT, IN p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes nothing of what a player owes or is owed, or is still to be offered.'
BEGIN
  /*
   * Changes : Debt: an amount of 0, which settle_debts passes by. The row stays, so that the queue
   *           has no gap: to look for a row that is missing would lock the place of another game.
   */
  DECLARE v_debt_no INT DEFAULT p_first_debt;

  WHILE v_debt_no < p_next_debt DO
    UPDATE Debt
      SET amount = 0
      WHERE game_id = p_game_id
        AND debt_no = v_debt_no
        AND p_player_id IN (debtor, creditor);
    SET v_debt_no = v_debt_no + 1;
  END WHILE;
END
