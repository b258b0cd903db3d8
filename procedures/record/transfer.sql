CREATE PROCEDURE transfer(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_kind VARCHAR(20),
  IN p_player_id INT, IN p_payer INT, IN p_payee INT, IN p_amount BIGINT,
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Moves money from one account to another.'
BEGIN
  /*
   * Takes   : as post. That the payer can pay is for the caller to know.
   * Changes : Player.bank_balance of both; one Event.
   */
  CALL debit(p_game_id, p_payer, p_amount);
  CALL credit(p_game_id, p_payee, p_amount);
  CALL post(
    p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_payer, p_payee, p_amount,
    p_location, p_prid);
END
