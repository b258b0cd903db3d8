CREATE PROCEDURE propose_trade()
  MODIFIES SQL DATA
  COMMENT 'Proposes a trade.'
BEGIN
  /*
   * Move    : reads m_game_id m_terms m_record_id m_ruleset_id m_player_id; sets m_event_no
   *           m_phase.
   * Changes : GameState.proposal, GameState.trades, GameState.trade_turn; one Event.
   * Returns : m_phase, trade.
   * Raises  : terms_malformed; what check_trade raises.
   * Rule    : S10; A3.
   */
  IF NOT JSON_SCHEMA_VALID(trade_schema(), m_terms) THEN
    CALL refuse_terms();
  END IF;
  CALL check_trade(m_player_id, m_terms);
  CALL add_player_event('proposed', m_player_id);
  UPDATE GameState AS g
    SET g.proposal =
      JSON_MERGE_PATCH(m_terms, JSON_OBJECT('from', m_player_id, 'phase', m_phase)),
      g.trades = IF(g.trade_turn = g.turns_ended, g.trades + 1, 1), g.trade_turn = g.turns_ended
    WHERE g.game_id = m_game_id;
  SET m_phase = 'trade';
END
