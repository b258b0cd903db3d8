CREATE PROCEDURE answer_trade()
  MODIFIES SQL DATA
  COMMENT 'Accepts, declines or withdraws a trade.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_record_id m_ruleset_id m_round m_prid m_turn_player
   *           m_player_id; sets m_next_entry m_event_no m_phase m_outcome.
   * Changes : GameState.proposal; Event; what carry_out_trade changes.
   * Returns : m_phase, the phase in which it was proposed; m_outcome, landed after a trade that
   *           leaves fees for mortgages, and after one in a debt that must be checked again,
   *           because it may never be paid now.
   * Raises  : what check_trade raises.
   * Rule    : S10; A3, A7; D7.
   * Why     : a loop, because the linked trigger has a copy of carry_out_trade for each call.
   */
  DECLARE v_proposal JSON;
  DECLARE v_from, v_next_entry INT;
  DECLARE v_insolvent_at_once BOOLEAN;
  DECLARE v_side INT DEFAULT 0;

  SELECT g.proposal
    INTO v_proposal
    FROM GameState AS g
    WHERE g.game_id = m_game_id
    FOR UPDATE;
  SET v_from = JSON_EXTRACT(v_proposal, '$.from');
  SET m_phase = JSON_UNQUOTE(JSON_EXTRACT(v_proposal, '$.phase'));
  CASE m_action
    WHEN 'accept' THEN
      CALL check_trade(v_from, v_proposal);
      CALL add_player_event('accepted', m_player_id);
      SET v_next_entry = m_next_entry;
      WHILE v_side < 2 DO
        CALL carry_out_trade(
          IF(v_side = 0, v_from, m_player_id), IF(v_side = 0, m_player_id, v_from),
          JSON_EXTRACT(v_proposal, IF(v_side = 0, '$.give', '$.take')));
        SET v_side = v_side + 1;
      END WHILE;
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
    WHEN 'reject' THEN
      CALL add_player_event('rejected', m_player_id);
    WHEN 'withdraw' THEN
      CALL add_player_event('withdrawn', m_player_id);
  END CASE;
  UPDATE GameState AS g SET g.proposal = NULL WHERE g.game_id = m_game_id;
END
