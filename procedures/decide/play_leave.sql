CREATE PROCEDURE play_leave(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, IN p_player_id INT,
  INOUT p_event_no INT, INOUT p_due JSON, INOUT p_phase VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Leaves the game.'
BEGIN
  /*
   * Changes : what drop_out changes; Game, where something was offered.
   * Returns : p_due without his debts and an offer to him; p_phase, next on his own turn, landed
   *           on that of another.
   * Rule    : seed 003, Leaving the game; seed 004, Properties: who owes leaves all to his
   *           creditor, else to the bank.
   */
  DECLARE v_heir, v_turn_player INT;

  SELECT t.player_ID, CASE p_phase
      WHEN 'debt' THEN JSON_VALUE(p_due, '$[0].creditor' RETURNING SIGNED)
      WHEN 'fee' THEN d.p_owner END
    INTO v_turn_player, v_heir
    FROM Game AS g
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    LEFT JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = g.prid
    WHERE g.game_id = p_game_id;
  CALL drop_out(
    p_game_id, p_record_id, p_board_id, p_player_id, v_heir, 'left', p_event_no, p_due);
  IF p_phase IN ('offer', 'fee') THEN
    CALL set_pending(p_game_id, NULL, NULL, NULL, 0, NULL);
  END IF;
  IF v_turn_player = p_player_id THEN
    SET p_due = JSON_ARRAY();
    SET p_phase = 'next';
  ELSE
    SET p_phase = 'landed';
  END IF;
END
