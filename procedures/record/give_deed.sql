CREATE PROCEDURE give_deed(IN p_prid INT, IN p_owner INT, IN p_level INT, IN p_mortgaged BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Sets the owner and the state of a property.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Takes   : p_owner, NULL for the bank.
   * Changes : Deed.
   */
  UPDATE Deed AS d FORCE INDEX (PRIMARY)
    SET d.p_owner = p_owner, d.level = p_level, d.mortgaged = p_mortgaged, d.redeem_by_round = NULL,
      d.rests_until_round = NULL
    WHERE d.game_id = m_game_id
      AND d.prid = p_prid;
END
