CREATE PROCEDURE open_offer(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_kind VARCHAR(20), IN p_offered INT, IN p_played_at DATETIME(3),
  INOUT p_phase VARCHAR(20), INOUT p_prid INT, INOUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Asks the player whose turn it is about an offer, a roll for a fee, or a tax.'
BEGIN
  /*
   * Takes   : p_kind, offer or fee, of the property p_offered, or tax; p_played_at, of the move.
   * Changes : one Event for an offer; what open_auction changes.
   * Returns : p_phase, offer, fee, tax or auction, and p_course, open; as they were, when the
   *           player cannot afford the property and the edition then does nothing about it.
   * Rule    : H3; S5; A5.
   */
  DECLARE v_purchase, v_auction VARCHAR(40);
  DECLARE v_price, v_balance BIGINT;
  DECLARE v_turn, v_status, v_jail_turns, v_location INT;

  SET p_course = 'open';
  SET p_prid = p_offered;
  IF p_kind <> 'offer' THEN
    SET p_phase = p_kind;
  ELSE
    SELECT r.purchase, r.auction
      INTO v_purchase, v_auction
      FROM Ruleset AS r
      WHERE r.ruleset_id = p_ruleset_id;
    CALL read_price(p_game_id, p_ruleset_id, p_offered, v_price);
    CALL read_player(
      p_game_id, p_player_id, v_turn, v_status, v_jail_turns, v_location, v_balance);
    IF v_purchase = 'offered' OR v_purchase = 'offered_if_affordable' AND v_price <= v_balance THEN
      SET p_phase = 'offer';
      CALL tell(p_game_id, p_record_id, p_event_no, 'offered', p_player_id, NULL, p_prid, NULL);
    ELSEIF v_auction = 'unsold' THEN
      CALL open_auction(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_prid, p_played_at,
        p_phase);
    ELSE
      CALL tell(p_game_id, p_record_id, p_event_no, 'not_bought', p_player_id, NULL, p_prid, NULL);
      SET p_prid = NULL;
      SET p_course = 'landed';
    END IF;
  END IF;
END
