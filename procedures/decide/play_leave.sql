CREATE PROCEDURE play_leave(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  INOUT p_event_no INT, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Leaves the game.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : what drop_out changes; Game, where something was offered.
   * Returns : p_phase, next on his own turn, landed on that of another.
   * Rule    : seed 003, Leaving the game; seed 004, Properties: who owes leaves all to his
   *           creditor, else to the bank.
   */
  DECLARE v_debts JSON DEFAULT JSON_EXTRACT(p_game, '$.debts');
  DECLARE v_heir INT DEFAULT CASE p_phase
    WHEN 'debt' THEN JSON_VALUE(v_debts, '$[0].creditor' RETURNING SIGNED)
    WHEN 'fee' THEN JSON_EXTRACT(
      deed_facts(p_game_id, JSON_EXTRACT(p_game, '$.prid')), '$.owner') END;

  CALL drop_out(
    p_game_id, p_record_id, JSON_EXTRACT(p_game, '$.board_id'), p_player_id, v_heir, 'left',
    v_debts, p_event_no);
  IF p_phase IN ('offer', 'fee') THEN
    CALL write_game(p_game_id, 'pending', JSON_OBJECT());
  END IF;
  IF JSON_EXTRACT(p_game, '$.turn_player') = p_player_id THEN
    SET v_debts = JSON_ARRAY();
    SET p_phase = 'next';
  ELSE
    SET p_phase = 'landed';
  END IF;
  CALL write_game(p_game_id, 'debts', v_debts);
END
