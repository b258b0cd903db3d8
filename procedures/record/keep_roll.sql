CREATE PROCEDURE keep_roll(
  IN p_game_id INT, INOUT p_next_debt INT, IN p_player_id INT, IN p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Keeps a roll until what is owed before it is paid.'
BEGIN
  /*
   * Takes   : p_steps, the sum of the dice.
   * Changes : one Debt; p_next_debt counts up.
   */
  INSERT INTO Debt (game_id, debt_no, debtor, kind, steps)
    VALUES (p_game_id, p_next_debt, p_player_id, 'moved', p_steps);
  SET p_next_debt = p_next_debt + 1;
END
