CREATE PROCEDURE answer_trade(IN p_terms JSON)
  MODIFIES SQL DATA
  COMMENT 'Accepts, declines or withdraws a trade.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_record_id m_ruleset_id m_round m_turn m_seats
   *           m_turn_player m_player_id m_phase; sets m_prid m_next_entry m_event_no m_outcome.
   * Takes   : p_terms, as GameState.proposal; m_phase, in which the game continues.
   * Changes : GameState.proposal; Event; what carry_out_trade changes. Player.proposals of the
   *           proposer, when the partner takes no more offers for a round: until the same turn
   *           comes again.
   * Returns : m_outcome, landed after a trade that leaves fees for mortgages, and after one in a
   *           debt that must be checked again, because it may never be paid now.
   * Rule    : S10; A3, A7; D7.
   * Why     : a loop, because the linked trigger has a copy of carry_out_trade for each call. A bot
   *           that was told to stop does not ask again in the round in which it may.
   */
  DECLARE v_from INT DEFAULT JSON_EXTRACT(p_terms, '$.from');
  DECLARE v_next_entry INT;
  DECLARE v_insolvent_at_once BOOLEAN;
  DECLARE v_side INT DEFAULT 0;

  CASE m_action
    WHEN 'accept' THEN
      CALL add_player_event('accepted', m_player_id);
    WHEN 'reject' THEN
      CALL add_player_event('rejected', m_player_id);
    WHEN 'reject_all' THEN
      CALL add_player_event('rejected_all', m_player_id);
    WHEN 'withdraw' THEN
      CALL add_player_event('withdrawn', m_player_id);
  END CASE;
  IF m_action = 'accept' THEN
    SET v_next_entry = m_next_entry;
    WHILE v_side < 2 DO
      CALL carry_out_trade(
        IF(v_side = 0, v_from, m_player_id), IF(v_side = 0, m_player_id, v_from),
        JSON_EXTRACT(p_terms, IF(v_side = 0, '$.give', '$.take')));
      SET v_side = v_side + 1;
    END WHILE;
    -- exactly one row
    SELECT r.insolvent_at_once
      INTO v_insolvent_at_once
      FROM Ruleset AS r
      WHERE r.ruleset_id = m_ruleset_id;
    IF v_insolvent_at_once AND m_phase = 'debt' THEN
      SET m_outcome = 'landed';
    ELSEIF m_next_entry > v_next_entry AND m_phase <> 'debt' THEN
      CALL resume_later();
      SET m_outcome = 'landed';
    END IF;
  END IF;
  UPDATE GameState AS g
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = v_from
    SET g.proposal = NULL, p.proposals = IF(m_action = 'reject_all', JSON_SET(
      p.proposals, CONCAT('$."', m_player_id, '".round'), m_round + 1,
      CONCAT('$."', m_player_id, '".quiet_until'), (m_round + 1) * m_seats + m_turn), p.proposals)
    WHERE g.game_id = m_game_id;
END
