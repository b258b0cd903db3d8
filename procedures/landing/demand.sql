CREATE PROCEDURE demand(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_player_id INT,
  IN p_creditor INT, IN p_amount BIGINT, IN p_kind VARCHAR(20), IN p_place INT, IN p_prid INT,
  INOUT p_balance BIGINT, IN p_first_debt INT, INOUT p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay something, or owe it when he cannot.'
BEGIN
  /*
   * Takes   : p_creditor, NULL for the bank; p_kind, the event that paying is; p_place, the
   *           location that it is told with.
   * Changes : Player (the creditor), Event; Debt, when he cannot pay, which settle_debts settles.
   * Returns : his balance, which roll_dice writes.
   * Rule    : H4; S11.
   */
  IF p_balance >= p_amount AND p_first_debt = p_next_debt THEN
    CALL change_balance(
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_balance, TRUE, p_amount,
      p_creditor, p_place, p_prid);
  ELSE
    CALL owe(p_game_id, p_next_debt, p_player_id, p_creditor, p_amount, p_kind, p_prid);
  END IF;
END
