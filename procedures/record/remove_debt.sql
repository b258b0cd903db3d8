CREATE PROCEDURE remove_debt(IN p_game_id INT, INOUT p_first_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Takes the debt away that was due.'
BEGIN
  /*
   * Changes : one Debt; p_first_debt counts up.
   */
  DELETE FROM Debt WHERE game_id = p_game_id AND debt_no = p_first_debt;
  SET p_first_debt = p_first_debt + 1;
END
