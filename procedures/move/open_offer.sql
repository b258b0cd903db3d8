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
  DECLARE v_way VARCHAR(20);

  SET p_course = 'open';
  SET p_prid = p_offered;
  IF p_kind <> 'offer' THEN
    SET p_phase = p_kind;
  ELSE
    -- exactly one row
    SELECT IF(r.purchase = 'offered' OR r.purchase = 'offered_if_affordable'
          AND price_of(t.cost, d.cost_factor) <= p.bank_balance, 'offered', r.auction)
      INTO v_way
      FROM Ruleset AS r
      STRAIGHT_JOIN Tile AS t ON t.ruleset_id = r.ruleset_id AND t.prid = p_offered
      STRAIGHT_JOIN Deed AS d ON d.game_id = p_game_id AND d.prid = t.prid
      STRAIGHT_JOIN Player AS p ON p.game_id = d.game_id AND p.pid = p_player_id
      WHERE r.ruleset_id = p_ruleset_id
      FOR SHARE OF d FOR SHARE OF p;
    IF v_way = 'offered' THEN
      SET p_phase = 'offer';
      CALL tell(p_game_id, p_record_id, p_event_no, 'offered', p_player_id, NULL, p_prid, NULL);
    ELSEIF v_way = 'unsold' THEN
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
