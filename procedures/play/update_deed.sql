CREATE PROCEDURE update_deed(
  IN p_game_id INT, IN p_prid INT, IN p_owner INT, IN p_factor INT)
  MODIFIES SQL DATA
  COMMENT 'Gives a property to an owner and multiplies its cost.'
BEGIN
  /*
   * Takes   : p_owner, NULL for the bank; p_factor, 1 to leave the cost as it is.
   * Changes : Deed. The only statement that does.
   */
  UPDATE Deed AS d
    SET d.p_owner = p_owner, d.cost_factor = d.cost_factor * p_factor
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid;
END
