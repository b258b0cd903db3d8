CREATE PROCEDURE propose_trade()
  MODIFIES SQL DATA
  COMMENT 'Proposes a trade.'
BEGIN
  /*
   * Move    : reads m_game_id m_terms m_record_id m_ruleset_id m_turn_player m_player_id; sets
   *           m_event_no m_phase.
   * Changes : GameState.proposal, Player.trades, Player.trade_turn, Player.proposals; one
   *           Event.
   * Returns : m_phase, trade; proposal, when another player proposes between two turns.
   * Raises  : too_many_trades, terms_malformed; what check_trade raises.
   * Rule    : S10; A3; D5.
   */
  DECLARE v_trades, v_most INT;

  -- exactly one row
  SELECT IF(p.trade_turn = g.turns_ended, p.trades, 0), r.trades_per_turn
    INTO v_trades, v_most
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = m_player_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  SET v_most = most_trades(v_most, m_player_id <> m_turn_player);
  IF v_trades >= v_most THEN
    CALL refuse('too_many_trades', 'You cannot propose more trades this turn.');
  END IF;
  IF NOT JSON_SCHEMA_VALID(trade_schema(), m_terms) THEN
    CALL refuse_terms();
  END IF;
  CALL check_trade(m_player_id, m_terms);
  CALL add_player_event('proposed', m_player_id);
  UPDATE GameState AS g
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = m_player_id
    SET g.proposal =
      JSON_MERGE_PATCH(m_terms, JSON_OBJECT('from', m_player_id, 'phase', m_phase)),
      p.trades = v_trades + 1, p.trade_turn = g.turns_ended,
      p.proposals = JSON_SET(
        COALESCE(p.proposals, JSON_OBJECT()),
        CONCAT('$."', CAST(JSON_EXTRACT(m_terms, '$.to') AS SIGNED), '"'),
        JSON_OBJECT(
          'round', g.round, 'give', JSON_EXTRACT(m_terms, '$.give.properties'),
          'take', JSON_EXTRACT(m_terms, '$.take.properties')))
    WHERE g.game_id = m_game_id;
  SET m_phase = IF(m_player_id = m_turn_player OR m_phase <> 'roll', 'trade', 'proposal');
END
