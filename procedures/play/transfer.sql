CREATE PROCEDURE transfer(
  IN p_game_id INT, IN p_record_id INT, IN p_kind VARCHAR(20), IN p_player_id INT,
  IN p_payer INT, IN p_payee INT, IN p_amount INT, IN p_location INT, IN p_prid INT,
  INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Moves money from one account to another, at once.'
BEGIN
  /*
   * Takes   : p_player_id, whom the event is about; p_payer and p_payee, NULL for the bank. That
   *           the payer can pay is for the caller to know.
   * Changes : Player.bank_balance of both; one Event.
   */
  UPDATE Player AS p
    SET p.bank_balance = p.bank_balance + IF(p.pid = p_payee, p_amount, -p_amount)
    WHERE p.game_id = p_game_id
      AND p.pid IN (p_payer, p_payee);
  CALL post(
    p_game_id, p_record_id, p_kind, p_player_id, p_payer, p_payee, p_amount, p_location, p_prid,
    NULL, p_event_no);
END
