CREATE PROCEDURE play_leave(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_balance BIGINT, IN p_is_his_turn BOOLEAN, IN p_phase VARCHAR(20),
  INOUT p_prid INT, INOUT p_players_left INT, INOUT p_left_to_end INT, INOUT p_first_debt INT,
  IN p_next_debt INT, OUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Leaves the game.'
BEGIN
  /*
   * Takes   : p_balance, what he has; p_prid, what is offered or to be paid for.
   * Changes : what drop_out changes; Debt.
   * Returns : p_course, turn_over on his own turn, landed on that of another; p_prid, NULL.
   * Rule    : H6; S5: who owes leaves all to his creditor, else to the bank.
   */
  DECLARE v_heir INT;

  IF p_phase = 'debt' THEN
    SELECT Debt.creditor
      INTO v_heir
      FROM Debt
      WHERE Debt.game_id = p_game_id
        AND Debt.debt_no = p_first_debt
      FOR SHARE;
  ELSEIF p_phase = 'fee' THEN
    SELECT d.p_owner
      INTO v_heir
      FROM Deed AS d
      WHERE d.game_id = p_game_id
        AND d.prid = p_prid
      FOR SHARE;
  END IF;
  CALL drop_out(
    p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance, v_heir, 'left',
    p_players_left, p_left_to_end);
  SET p_prid = NULL;
  IF p_is_his_turn THEN
    SET p_first_debt = p_next_debt;
    SET p_course = 'turn_over';
  ELSE
    CALL cancel_debts(p_game_id, p_player_id, p_first_debt, p_next_debt);
    SET p_course = 'landed';
  END IF;
END
