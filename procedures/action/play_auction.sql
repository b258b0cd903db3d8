CREATE PROCEDURE play_auction(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_seats INT,
  IN p_player_id INT, IN p_balance BIGINT, IN p_action VARCHAR(20), IN p_amount DOUBLE,
  IN p_played_at DATETIME(3), INOUT p_prid INT, OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Bids in an auction, leaves it, or ends it when its time is up.'
BEGIN
  /*
   * Takes   : p_balance of the player; p_prid, what is auctioned; p_played_at, of the
   *           move.
   * Changes : Standing.bid, Standing.bidder, Standing.deadline, Player.passed; Event; what
   *           end_auction changes, when nobody is left to bid more.
   * Returns : p_course, landed when the auction is over; then p_prid is NULL.
   * Raises  : highest_bidder, bid_too_low, cannot_afford.
   * Rule    : H9; A1; A4: each bid adds to the time.
   */
  DECLARE v_bidder, v_first_bid_percent, v_raise_percent, v_bid_seconds, v_others INT;
  DECLARE v_bid, v_price, v_least BIGINT;
  DECLARE v_deadline DATETIME(3);

  SELECT g.bid, g.bidder, g.deadline, r.first_bid_percent, r.raise_percent, r.bid_seconds
    INTO v_bid, v_bidder, v_deadline, v_first_bid_percent, v_raise_percent, v_bid_seconds
    FROM Standing AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id
    FOR UPDATE OF g;
  IF v_bidder = p_player_id AND p_action <> 'close' THEN
    CALL refuse('highest_bidder', CONCAT(
      player_name(p_game_id, p_player_id), ' holds the highest bid and waits for the others.'));
  END IF;
  IF p_action = 'bid' THEN
    CALL read_price(p_game_id, p_ruleset_id, p_prid, v_price);
    SET v_least = lowest_bid(v_price, v_bid, v_first_bid_percent, v_raise_percent);
    IF p_amount < v_least THEN
      CALL refuse('bid_too_low', CONCAT('The next bid is at least ', v_least, '.'));
    END IF;
    IF p_amount > p_balance THEN
      CALL refuse('cannot_afford', CONCAT('There is only ', p_balance, ' to bid.'));
    END IF;
    SET v_bid = p_amount;
    SET v_bidder = p_player_id;
    IF v_deadline IS NULL THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'bid', p_player_id, NULL, p_prid, NULL);
    ELSE
      CALL move_deadline(
        p_game_id, p_record_id, p_event_no, 'bid', p_player_id, p_prid,
        v_deadline + INTERVAL v_bid_seconds SECOND);
    END IF;
  ELSEIF p_action = 'pass' THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.passed = TRUE WHERE p.game_id = p_game_id AND p.pid = p_player_id;
    CALL tell(p_game_id, p_record_id, p_event_no, 'passed', p_player_id, NULL, p_prid, NULL);
  END IF;

  CALL count_bidders(p_game_id, p_seats, v_bidder, v_others);
  SET p_course = 'open';
  IF v_others = 0 OR p_action = 'close' THEN
    CALL end_auction(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats, p_player_id, p_prid, v_bidder,
      v_bid);
    SET p_course = 'landed';
    SET p_prid = NULL;
    SET v_bidder = NULL;
    SET v_bid = NULL;
  END IF;
  UPDATE Standing AS g
    SET g.bid = v_bid, g.bidder = v_bidder, g.deadline = IF(p_prid IS NULL, NULL, g.deadline)
    WHERE g.game_id = p_game_id;
END
