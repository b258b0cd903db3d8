CREATE PROCEDURE play_trade()
  MODIFIES SQL DATA
  COMMENT 'Proposes a trade, also in answer to another, or answers one.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_terms m_record_id m_ruleset_id m_round m_turn m_seats
   *           m_turn_player m_player_id; sets m_prid m_next_entry m_event_no m_phase m_outcome.
   * Changes : GameState.proposal, Player.trades, Player.trade_turn, Player.proposals; Event; what
   *           answer_trade changes.
   * Returns : m_phase, of a proposal: trade; proposal, when another player proposes between two
   *           turns. m_phase and m_outcome of an answer, as answer_trade.
   * Raises  : too_many_trades, terms_malformed, no_such_partner; what check_trade raises.
   * Rule    : S10; A3, A7; D5, D7.
   * Why     : one call of check_trade, because the linked trigger has a copy for each. A partner
   *           who proposes declines what was proposed; the trade is then still about the phase in
   *           which the first was made, and about the player who raises money in it.
   */
  DECLARE v_terms JSON;
  DECLARE v_from, v_trades, v_most INT;
  DECLARE v_is_answer BOOLEAN DEFAULT m_phase = 'trade';

  -- exactly one row
  SELECT g.proposal, IF(p.trade_turn = g.turns_ended, p.trades, 0), r.trades_per_turn
    INTO v_terms, v_trades, v_most
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = m_player_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  IF v_terms IS NOT NULL THEN
    SET v_from = JSON_EXTRACT(v_terms, '$.from');
    SET m_phase = JSON_UNQUOTE(JSON_EXTRACT(v_terms, '$.phase'));
  END IF;
  IF m_action = 'propose' THEN
    SET v_most = most_trades(v_most, m_player_id <> m_turn_player);
    IF v_trades >= v_most THEN
      CALL refuse('too_many_trades', 'You cannot propose more trades this turn.');
    END IF;
    IF NOT JSON_SCHEMA_VALID(trade_schema(), m_terms) THEN
      CALL refuse_terms();
    END IF;
    IF v_from <> JSON_EXTRACT(m_terms, '$.to') THEN
      CALL refuse('no_such_partner', 'Only the player who proposed a trade can be offered one.');
    END IF;
    SET v_terms = JSON_MERGE_PATCH(m_terms, JSON_OBJECT(
      'from', m_player_id, 'phase', m_phase,
      'raiser', COALESCE(JSON_VALUE(v_terms, '$.raiser' RETURNING SIGNED), v_from)));
  END IF;
  IF m_action = 'propose' OR m_action = 'accept' THEN
    CALL check_trade(v_terms);
  END IF;
  IF m_action = 'propose' THEN
    CALL add_player_event(IF(v_is_answer, 'countered', 'proposed'), m_player_id);
    UPDATE GameState AS g
      STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = m_player_id
      SET g.proposal = v_terms, p.trades = v_trades + 1, p.trade_turn = g.turns_ended,
        p.proposals = JSON_SET(
          COALESCE(p.proposals, JSON_OBJECT()),
          CONCAT('$."', CAST(JSON_EXTRACT(v_terms, '$.to') AS SIGNED), '"'),
          JSON_OBJECT(
            'round', g.round, 'give', JSON_EXTRACT(v_terms, '$.give.properties'),
            'take', JSON_EXTRACT(v_terms, '$.take.properties')))
      WHERE g.game_id = m_game_id;
    SET m_phase = IF(
      m_player_id = m_turn_player OR v_is_answer OR m_phase <> 'roll', 'trade', 'proposal');
  ELSE
    CALL answer_trade(v_terms);
  END IF;
END
