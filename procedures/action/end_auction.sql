CREATE PROCEDURE end_auction(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_seats INT,
  IN p_player_id INT, IN p_prid INT, IN p_bidder INT, IN p_bid BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Sells what was auctioned to the highest bidder, if there is one.'
BEGIN
  /*
   * Takes   : p_player_id, who ended it; p_bidder, p_bid, NULL when nobody bid.
   * Changes : what buy_deed changes, or one Event; Player.passed.
   */
  DECLARE v_turn INT DEFAULT 0;

  WHILE v_turn < p_seats DO
    UPDATE Player AS p FORCE INDEX (PRIMARY)
      SET p.passed = FALSE
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn;
    SET v_turn = v_turn + 1;
  END WHILE;
  IF p_bidder IS NULL THEN
    CALL tell(p_game_id, p_record_id, p_event_no, 'unsold', p_player_id, NULL, p_prid, NULL);
  ELSE
    CALL buy_deed(p_game_id, p_record_id, p_event_no, p_ruleset_id, p_bidder, p_prid, p_bid);
  END IF;
END
