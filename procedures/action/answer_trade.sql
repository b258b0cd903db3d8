CREATE PROCEDURE answer_trade(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_action VARCHAR(20), INOUT p_phase VARCHAR(20),
  INOUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Accepts, rejects or withdraws a trade.'
BEGIN
  /*
   * Changes : Standing.proposal; Event; what carry_out_trade changes.
   * Returns : p_phase, in which it was proposed; p_course, landed when it was for a debt that is to
   *           be looked at again, because somebody might now never pay it.
   * Raises  : what check_trade raises.
   * Rule    : S10; A3, A7.
   */
  DECLARE v_proposal JSON;
  DECLARE v_from INT;
  DECLARE v_insolvent_at_once BOOLEAN;

  SELECT g.proposal
    INTO v_proposal
    FROM Standing AS g
    WHERE g.game_id = p_game_id
    FOR UPDATE;
  SET v_from = JSON_EXTRACT(v_proposal, '$.from');
  SET p_phase = JSON_UNQUOTE(JSON_EXTRACT(v_proposal, '$.phase'));
  CASE p_action
    WHEN 'accept' THEN
      CALL check_trade(p_game_id, p_ruleset_id, v_from, p_phase, v_proposal);
      CALL tell(p_game_id, p_record_id, p_event_no, 'accepted', p_player_id, NULL, NULL, NULL);
      CALL carry_out_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, v_from, p_player_id,
        JSON_EXTRACT(v_proposal, '$.give'));
      CALL carry_out_trade(
        p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, v_from,
        JSON_EXTRACT(v_proposal, '$.take'));
      SELECT r.insolvent_at_once
        INTO v_insolvent_at_once
        FROM Ruleset AS r
        WHERE r.ruleset_id = p_ruleset_id;
      IF v_insolvent_at_once AND p_phase = 'debt' THEN
        SET p_course = 'landed';
      END IF;
    WHEN 'reject' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'rejected', p_player_id, NULL, NULL, NULL);
    WHEN 'withdraw' THEN
      CALL tell(p_game_id, p_record_id, p_event_no, 'withdrawn', p_player_id, NULL, NULL, NULL);
  END CASE;
  UPDATE Standing AS g SET g.proposal = NULL WHERE g.game_id = p_game_id;
END
