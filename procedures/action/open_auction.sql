CREATE PROCEDURE open_auction(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_prid INT, IN p_played_at DATETIME(3), OUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Begins the auction of a property.'
BEGIN
  /*
   * Takes   : p_player_id, whose turn it is; p_played_at, of the move that led to it.
   * Changes : Standing.deadline, where auctions have a clock; one Event.
   * Returns : p_phase, auction.
   * Rule    : H9; A1, A4.
   */
  DECLARE v_seconds INT;

  SET p_phase = 'auction';
  SELECT r.auction_seconds INTO v_seconds FROM Ruleset AS r WHERE r.ruleset_id = p_ruleset_id;
  IF v_seconds IS NULL THEN
    CALL tell(p_game_id, p_record_id, p_event_no, 'auctioned', p_player_id, NULL, p_prid, NULL);
  ELSE
    CALL move_deadline(
      p_game_id, p_record_id, p_event_no, 'auctioned', p_player_id, p_prid,
      p_played_at + INTERVAL v_seconds SECOND);
  END IF;
END
