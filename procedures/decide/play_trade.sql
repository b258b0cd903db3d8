CREATE PROCEDURE play_trade(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  IN p_action VARCHAR(20), IN p_terms VARCHAR(2000), INOUT p_event_no INT,
  INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Proposes, accepts, rejects or withdraws a trade.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Game, Event; what carry_out_trade changes.
   * Returns : p_phase, trade for a proposal, else the phase that it was proposed in.
   * Raises  : terms_malformed, what trade_refusal says.
   * Rule    : seed 004, Trading; seed 001, Trade.
   */
  DECLARE v_proposal JSON DEFAULT JSON_EXTRACT(p_game, '$.proposal');
  DECLARE v_prid INT DEFAULT JSON_VALUE(p_game, '$.prid' RETURNING SIGNED);
  DECLARE v_from INT;
  DECLARE v_kind VARCHAR(20) DEFAULT CASE p_action
    WHEN 'propose' THEN 'proposed'
    WHEN 'accept' THEN 'accepted'
    WHEN 'reject' THEN 'rejected'
    ELSE 'withdrawn' END;

  IF p_action = 'propose' THEN
    IF NOT trade_is_wellformed(p_terms) THEN
      CALL refuse('terms_malformed',
        'A trade is {"to": 2, "give": {"money": 5}, "take": {"cards": 1, "properties": [3]}}.');
    END IF;
    CALL refuse_with(trade_refusal(p_game_id, p_player_id, p_phase, p_terms));
    SET v_proposal = JSON_MERGE_PATCH(p_terms, JSON_OBJECT('from', p_player_id, 'phase', p_phase));
    SET p_phase = 'trade';
  ELSE
    SET v_from = JSON_EXTRACT(v_proposal, '$.from');
    SET p_phase = JSON_VALUE(v_proposal, '$.phase');
    IF p_action = 'accept' THEN
      CALL refuse_with(trade_refusal(p_game_id, v_from, p_phase, v_proposal));
    END IF;
  END IF;
  CALL post(
    p_game_id, p_record_id, v_kind, p_player_id, NULL, NULL, NULL, NULL, NULL, NULL, p_event_no);
  IF p_action = 'accept' THEN
    CALL carry_out_trade(
      p_game_id, p_record_id, p_game, v_from, p_player_id, JSON_EXTRACT(v_proposal, '$.give'),
      p_event_no);
    CALL carry_out_trade(
      p_game_id, p_record_id, p_game, p_player_id, v_from, JSON_EXTRACT(v_proposal, '$.take'),
      p_event_no);
  END IF;
  CALL write_game(p_game_id, 'pending', IF(p_phase = 'trade',
    JSON_OBJECT('prid', v_prid, 'proposal', v_proposal), JSON_OBJECT('prid', v_prid)));
END
