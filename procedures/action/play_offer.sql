CREATE PROCEDURE play_offer(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_action VARCHAR(20), IN p_played_at DATETIME(3), INOUT p_prid INT,
  INOUT p_phase VARCHAR(20), OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Buys or declines the property that is offered.'
BEGIN
  /*
   * Takes   : p_prid, what is offered; p_played_at, of the move.
   * Changes : what buy_deed or open_auction changes; Event.
   * Returns : p_course, landed, or open in the phase of an auction; p_prid, NULL when it is over.
   * Rule    : S5; H9.
   */
  DECLARE v_price BIGINT;
  DECLARE v_auction VARCHAR(20);

  SET p_course = 'landed';
  IF p_action = 'buy' THEN
    CALL read_price(p_game_id, p_ruleset_id, p_prid, v_price);
    CALL buy_deed(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_prid, v_price);
    SET p_prid = NULL;
  ELSE
    CALL tell(p_game_id, p_record_id, p_event_no, 'declined', p_player_id, NULL, p_prid, NULL);
    SELECT r.auction INTO v_auction FROM Ruleset AS r WHERE r.ruleset_id = p_ruleset_id;
    IF v_auction = 'none' THEN
      SET p_prid = NULL;
    ELSE
      CALL open_auction(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_prid, p_played_at,
        p_phase);
      SET p_course = 'open';
    END IF;
  END IF;
END
