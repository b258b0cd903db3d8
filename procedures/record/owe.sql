CREATE PROCEDURE owe(
  IN p_game_id INT, INOUT p_next_debt INT, IN p_debtor INT, IN p_creditor INT,
  IN p_amount BIGINT, IN p_kind VARCHAR(20), IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a debt to what is to be settled after the landing.'
BEGIN
  /*
   * Takes   : as in Debt.
   * Changes : one Debt; p_next_debt counts up.
   */
  INSERT INTO Debt (game_id, debt_no, debtor, creditor, amount, kind, prid)
    VALUES (p_game_id, p_next_debt, p_debtor, p_creditor, p_amount, p_kind, p_prid);
  SET p_next_debt = p_next_debt + 1;
END
