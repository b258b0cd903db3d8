CREATE PROCEDURE set_redeem_round(IN p_game_id INT, IN p_prid INT, IN p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Says until which round a mortgaged property is redeemed without a further fee.'
BEGIN
  /*
   * Takes   : p_round, as in Deed.
   * Changes : Deed, if it is mortgaged.
   * Rule    : A6.
   */
  UPDATE Deed AS d FORCE INDEX (PRIMARY)
    SET d.redeem_by_round = p_round
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid
      AND d.mortgaged;
END
