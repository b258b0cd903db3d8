CREATE PROCEDURE play_auction()
  MODIFIES SQL DATA
  COMMENT 'Bids, passes, or closes an auction whose time is up.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_amount m_record_id m_ruleset_id m_seats m_player_id
   *           m_balance; sets m_prid m_event_no m_outcome.
   * Changes : GameState.bid, GameState.bidder, GameState.deadline, Player.passed; Event; what
   *           buy_deed changes, when nobody is left to outbid.
   * Returns : m_outcome, landed when the auction is over; then m_prid is NULL.
   * Raises  : highest_bidder, bid_too_low, cannot_afford.
   * Rule    : H9; A1; A4: each bid extends the time.
   */
  DECLARE v_bidder, v_first_bid_percent, v_raise_percent, v_bid_seconds, v_others INT;
  DECLARE v_bid, v_price, v_least BIGINT;
  DECLARE v_deadline DATETIME(3);

  -- exactly one row
  SELECT g.bid, g.bidder, g.deadline, r.first_bid_percent, r.raise_percent, r.bid_seconds
    INTO v_bid, v_bidder, v_deadline, v_first_bid_percent, v_raise_percent, v_bid_seconds
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g;
  IF v_bidder = m_player_id AND m_action <> 'close' THEN
    CALL refuse('highest_bidder', CONCAT(
      player_name(m_game_id, m_player_id), ' has the highest bid and must wait for the others.'));
  END IF;
  IF m_action = 'bid' THEN
    CALL read_price(m_game_id, m_ruleset_id, m_prid, v_price);
    SET v_least = lowest_bid(v_price, v_bid, v_first_bid_percent, v_raise_percent);
    IF m_amount < v_least THEN
      CALL refuse_amount('bid_too_low', CONCAT('The minimum bid is ¤', v_least, '.'));
    END IF;
    IF m_amount > m_balance THEN
      CALL refuse_amount('cannot_afford', CONCAT('You have only ¤', m_balance, ' to bid.'));
    END IF;
    SET v_bid = m_amount;
    SET v_bidder = m_player_id;
    IF v_deadline IS NULL THEN
      CALL add_offer_event('bid', m_player_id);
    ELSE
      CALL move_deadline('bid', m_player_id, v_deadline + INTERVAL v_bid_seconds SECOND);
    END IF;
  ELSEIF m_action = 'pass' THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.passed = TRUE WHERE p.game_id = m_game_id AND p.pid = m_player_id;
    CALL add_offer_event('passed', m_player_id);
  END IF;

  CALL count_bidders(v_bidder, v_others);
  SET m_outcome = 'open';
  IF v_others = 0 OR m_action = 'close' THEN
    CALL admit_bidders(FALSE);
    IF v_bidder IS NULL THEN
      CALL add_offer_event('unsold', m_player_id);
    ELSE
      CALL buy_deed(v_bidder, v_bid);
    END IF;
    SET m_outcome = 'landed';
    SET m_prid = NULL;
    SET v_bidder = NULL;
    SET v_bid = NULL;
  END IF;
  UPDATE GameState AS g
    SET g.bid = v_bid, g.bidder = v_bidder, g.deadline = IF(m_prid IS NULL, NULL, g.deadline)
    WHERE g.game_id = m_game_id;
END
