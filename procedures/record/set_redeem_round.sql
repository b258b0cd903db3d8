CREATE PROCEDURE set_redeem_round(IN p_prid INT, IN p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Sets the round by which a mortgage can be lifted without a further fee.'
BEGIN
  /*
   * Move    : reads m_game_id.
   * Changes : Deed, if it is mortgaged.
   * Rule    : A6.
   */
  UPDATE Deed AS d FORCE INDEX (PRIMARY)
    SET d.redeem_by_round = p_round
    WHERE d.game_id = m_game_id
      AND d.prid = p_prid
      AND d.mortgaged;
END
