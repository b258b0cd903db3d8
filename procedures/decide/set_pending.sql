CREATE PROCEDURE set_pending(
  IN p_game_id INT, IN p_prid INT, IN p_bid INT, IN p_bidder INT, IN p_passed BIGINT UNSIGNED,
  IN p_proposal JSON)
  MODIFIES SQL DATA
  COMMENT 'Says what a game waits for: an offer, an auction, a fee or a trade.'
BEGIN
  /*
   * Takes   : as the columns of Game.
   * Changes : Game.
   */
  UPDATE Game AS g
    SET g.prid = p_prid, g.bid = p_bid, g.bidder = p_bidder, g.passed = p_passed,
      g.proposal = p_proposal
    WHERE g.game_id = p_game_id;
END
