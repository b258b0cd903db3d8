CREATE PROCEDURE propose_trade(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_terms VARCHAR(2000), INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Proposes a trade.'
BEGIN
  /*
   * Changes : Standing.proposal, Standing.trades, Standing.trade_turn; one Event.
   * Returns : p_phase, trade.
   * Raises  : terms_malformed, what check_trade raises.
   * Rule    : S10; A3.
   */
  IF NOT JSON_SCHEMA_VALID(trade_schema(), p_terms) THEN
    CALL refuse_terms(p_terms);
  END IF;
  CALL check_trade(p_game_id, p_ruleset_id, p_player_id, p_phase, p_terms);
  CALL tell(p_game_id, p_record_id, p_event_no, 'proposed', p_player_id, NULL, NULL, NULL);
  UPDATE Standing AS g
    SET g.proposal =
      JSON_MERGE_PATCH(p_terms, JSON_OBJECT('from', p_player_id, 'phase', p_phase)),
      g.trades = IF(g.trade_turn = g.turns_ended, g.trades + 1, 1), g.trade_turn = g.turns_ended
    WHERE g.game_id = p_game_id;
  SET p_phase = 'trade';
END
