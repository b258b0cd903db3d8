CREATE PROCEDURE fail_to_pay(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_insolvency VARCHAR(20), IN p_player_id INT, IN p_creditor INT, IN p_amount BIGINT,
  IN p_balance BIGINT, IN p_prid INT, INOUT p_players_left INT, INOUT p_left_to_end INT,
  IN p_first_debt INT, IN p_next_debt INT, INOUT p_phase VARCHAR(20), INOUT p_course VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Says what becomes of a player who cannot pay.'
BEGIN
  /*
   * Takes   : p_insolvency, as in Ruleset; what he owes, as in Debt; p_balance, his cash.
   * Changes : what drop_out changes, and all his debts, when he is out; else one Event.
   * Returns : p_phase, debt, and p_course, open, when he may raise the money; else as they were.
   * Rule    : C8; H4; S11; A7.
   */
  DECLARE v_is_out BOOLEAN DEFAULT TRUE;

  IF p_insolvency = 'debt' THEN
    CALL check_insolvency(p_game_id, p_ruleset_id, p_player_id, p_balance, p_amount, v_is_out);
  END IF;
  IF v_is_out THEN
    CALL drop_out(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance,
      IF(p_insolvency = 'bank_pays', NULL, p_creditor), 'defeated', p_players_left,
      p_left_to_end);
    CALL cancel_debts(p_game_id, p_player_id, p_first_debt, p_next_debt);
  ELSE
    CALL tell(p_game_id, p_record_id, p_event_no, 'owes', p_player_id, NULL, p_prid, NULL);
    SET p_phase = 'debt';
    SET p_course = 'open';
  END IF;
END
