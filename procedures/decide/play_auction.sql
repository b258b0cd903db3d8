CREATE PROCEDURE play_auction(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  IN p_action VARCHAR(20), IN p_amount DOUBLE, INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Bids in an auction, or leaves it.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Game; Event; what buy_deed changes, when nobody is left to bid more.
   * Returns : p_phase, landed when the auction is over.
   * Raises  : highest_bidder, bid_too_low, cannot_afford.
   * Rule    : seed 003, Auction Properties; seed 001, Auction.
   */
  DECLARE v_prid INT DEFAULT JSON_EXTRACT(p_game, '$.prid');
  DECLARE v_bid INT DEFAULT JSON_VALUE(p_game, '$.bid' RETURNING SIGNED);
  DECLARE v_bidder INT DEFAULT JSON_VALUE(p_game, '$.bidder' RETURNING SIGNED);
  DECLARE v_passed BIGINT UNSIGNED DEFAULT JSON_EXTRACT(p_game, '$.passed');
  DECLARE v_player JSON DEFAULT player_facts(p_game_id, p_player_id);
  DECLARE v_turn INT DEFAULT JSON_EXTRACT(v_player, '$.turn');

  IF v_bidder = p_player_id THEN
    CALL refuse('highest_bidder', CONCAT(
      'Player ', p_player_id, ' holds the highest bid and waits for the others.'));
  END IF;
  IF p_action = 'bid' THEN
    IF p_amount < lowest_bid(p_game_id) THEN
      CALL refuse('bid_too_low', CONCAT('The next bid is at least ', lowest_bid(p_game_id), '.'));
    END IF;
    IF p_amount > JSON_EXTRACT(v_player, '$.balance') THEN
      CALL refuse('cannot_afford', CONCAT(
        'Player ', p_player_id, ' has only ', JSON_EXTRACT(v_player, '$.balance'), '.'));
    END IF;
    SET v_bid = p_amount;
    SET v_bidder = p_player_id;
  ELSE
    SET v_passed = v_passed | (1 << v_turn);
  END IF;
  CALL post(
    p_game_id, p_record_id, IF(p_action = 'bid', 'bid', 'passed'), p_player_id, NULL, NULL, NULL,
    NULL, v_prid, NULL, p_event_no);
  CALL write_game(p_game_id, 'pending', JSON_OBJECT(
    'prid', v_prid, 'bid', v_bid, 'bidder', v_bidder, 'passed', v_passed));

  IF is_auction_over(p_game_id, v_passed, v_bidder) THEN
    SET p_phase = 'landed';
    IF v_bidder IS NOT NULL THEN
      CALL buy_deed(p_game_id, p_record_id, v_bidder, v_prid, v_bid, p_event_no);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'unsold', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
        p_event_no);
      CALL write_game(p_game_id, 'pending', JSON_OBJECT());
    END IF;
  END IF;
END
