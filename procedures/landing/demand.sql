CREATE PROCEDURE demand(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_insolvency VARCHAR(20), IN p_player_id INT, IN p_creditor INT, IN p_amount BIGINT,
  IN p_kind VARCHAR(20), IN p_place INT, IN p_prid INT,
  INOUT p_balance BIGINT, INOUT p_status INT, INOUT p_players_left INT,
  IN p_first_debt INT, INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay something, or says what comes of it when he cannot.'
BEGIN
  /*
   * Takes   : p_insolvency, as in Ruleset; p_creditor, NULL for the bank; p_kind, the event that
   *           paying is; p_place, the location that it is told with.
   * Changes : Player (the creditor), Event; Debt, or what drop_out changes, when he cannot pay:
   *           then he owes it, or is out and the bank pays the creditor in full.
   * Returns : his balance and status, which roll_dice writes.
   * Rule    : C8; H4; S11.
   */
  IF p_balance >= p_amount AND p_first_debt = p_next_debt THEN
    CALL change_balance(
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_balance, TRUE, p_amount,
      p_creditor, p_place, p_prid);
  ELSEIF p_insolvency = 'bank_pays' THEN
    CALL drop_out(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_player_id, p_balance, NULL, 'defeated',
      p_players_left);
    SET p_balance = 0;
    SET p_status = 2;
    IF p_creditor IS NOT NULL THEN
      CALL transfer(
        p_game_id, p_record_id, p_event_no, p_kind, p_player_id, NULL, p_creditor, p_amount,
        p_place, p_prid);
    END IF;
  ELSE
    CALL owe(p_game_id, p_next_debt, p_player_id, p_creditor, p_amount, p_kind, p_prid);
  END IF;
END
