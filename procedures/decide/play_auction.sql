CREATE PROCEDURE play_auction(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  IN p_amount DOUBLE, INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Bids in an auction, or leaves it.'
BEGIN
  /*
   * Changes : Game; Event; what buy_deed changes, when nobody is left to bid more.
   * Returns : p_phase, landed when the auction is over.
   * Raises  : highest_bidder, bid_too_low, cannot_afford.
   * Rule    : seed 003, Auction Properties; seed 001, Auction.
   */
  DECLARE v_prid, v_bid, v_bidder, v_balance, v_turn, v_others, v_lowest INT;
  DECLARE v_passed BIGINT UNSIGNED;

  SELECT g.prid, g.bid, g.bidder, g.passed, p.bank_balance, t.turn
    INTO v_prid, v_bid, v_bidder, v_passed, v_balance, v_turn
    FROM Game AS g
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = p_player_id
    WHERE g.game_id = p_game_id;
  IF v_bidder = p_player_id THEN
    CALL refuse('highest_bidder', CONCAT(
      'Player ', p_player_id, ' holds the highest bid and waits for the others.'));
  END IF;
  IF p_action = 'bid' THEN
    SET v_lowest = lowest_bid(p_game_id);
    IF p_amount < v_lowest THEN
      CALL refuse('bid_too_low', CONCAT('The next bid is at least ', v_lowest, '.'));
    END IF;
    IF p_amount > v_balance THEN
      CALL refuse('cannot_afford', CONCAT(
        'Player ', p_player_id, ' has ', v_balance, ' and can bid no more.'));
    END IF;
    SET v_bid = p_amount;
    SET v_bidder = p_player_id;
  ELSE
    SET v_passed = v_passed | (1 << v_turn);
  END IF;
  CALL post(
    p_game_id, p_record_id, IF(p_action = 'bid', 'bid', 'passed'), p_player_id, NULL, NULL, NULL,
    NULL, v_prid, NULL, p_event_no);
  CALL set_pending(p_game_id, v_prid, v_bid, v_bidder, v_passed, NULL);

  SELECT COUNT(*)
    INTO v_others
    FROM Turns AS t
    WHERE t.game_id = p_game_id
      AND t.status IN (0, 1)
      AND NOT v_passed >> t.turn & 1
      AND NOT t.player_ID <=> v_bidder;
  IF v_others = 0 THEN
    IF v_bidder IS NOT NULL THEN
      CALL buy_deed(p_game_id, p_record_id, v_bidder, v_prid, v_bid, p_event_no);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'unsold', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
        p_event_no);
      CALL set_pending(p_game_id, NULL, NULL, NULL, 0, NULL);
    END IF;
    SET p_phase = 'landed';
  END IF;
END
