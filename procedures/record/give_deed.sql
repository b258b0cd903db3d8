CREATE PROCEDURE give_deed(
  IN p_game_id INT, IN p_prid INT, IN p_owner INT, IN p_level INT, IN p_mortgaged BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Gives a property to an owner and says in which state.'
BEGIN
  /*
   * Takes   : p_owner, NULL for the bank; p_level, the buildings.
   * Changes : Deed.
   */
  UPDATE Deed AS d FORCE INDEX (PRIMARY)
    SET d.p_owner = p_owner, d.level = p_level, d.mortgaged = p_mortgaged, d.redeem_by_round = NULL
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid;
END
