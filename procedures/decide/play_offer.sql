CREATE PROCEDURE play_offer(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_action VARCHAR(20),
  INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Buys or declines the property that is offered.'
BEGIN
  /*
   * Changes : what buy_deed changes; Game and Event for an auction.
   * Returns : p_phase, landed or auction.
   * Rule    : seed 004, Properties; seed 003, Auction Properties.
   */
  DECLARE v_prid, v_cost INT;
  DECLARE v_auction VARCHAR(20);

  SELECT g.prid, pr.cost, r.auction
    INTO v_prid, v_cost, v_auction
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = g.prid
    WHERE g.game_id = p_game_id;
  SET p_phase = 'landed';
  IF p_action = 'buy' THEN
    CALL buy_deed(p_game_id, p_record_id, p_player_id, v_prid, v_cost, p_event_no);
  ELSE
    CALL post(
      p_game_id, p_record_id, 'declined', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
      p_event_no);
    IF v_auction = 'none' THEN
      CALL set_pending(p_game_id, NULL, NULL, NULL, 0, NULL);
    ELSE
      CALL post(
        p_game_id, p_record_id, 'auctioned', p_player_id, NULL, NULL, NULL, NULL, v_prid, NULL,
        p_event_no);
      SET p_phase = 'auction';
    END IF;
  END IF;
END
