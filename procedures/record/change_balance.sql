CREATE PROCEDURE change_balance(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_kind VARCHAR(20),
  IN p_player_id INT, INOUT p_balance BIGINT, IN p_pays BOOLEAN, IN p_amount BIGINT,
  IN p_counterparty INT, IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Moves money between the player who rolled and another player or the bank.'
BEGIN
  /*
   * Takes   : p_pays, whether he pays the amount or receives it; p_counterparty, NULL for the bank.
   *           That who pays can is for the caller to know.
   * Changes : Player.bank_balance of the counterparty; one Event.
   * Returns : p_balance, his own, which roll_dice writes once, when he has come to rest.
   * Rule    : C12.
   */
  IF p_pays THEN
    SET p_balance = p_balance - p_amount;
    CALL credit(p_game_id, p_counterparty, p_amount);
    CALL post(
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_player_id, p_counterparty,
      p_amount, p_location, p_prid);
  ELSE
    SET p_balance = p_balance + p_amount;
    CALL debit(p_game_id, p_counterparty, p_amount);
    CALL post(
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_counterparty, p_player_id,
      p_amount, p_location, p_prid);
  END IF;
END
