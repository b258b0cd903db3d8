CREATE PROCEDURE pay_from_bank(
  IN p_game_id INT, IN p_record_id INT, IN p_kind VARCHAR(20), IN p_player_id INT, IN p_payee INT,
  IN p_amount INT, IN p_location INT, IN p_prid INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Pays a player what a defeated one owed him.'
BEGIN
  /*
   * Takes   : p_player_id, the debtor; p_payee, the creditor.
   * Changes : Player.bank_balance of the creditor; one Event.
   * Rule    : seed 000, 4.1 d: the creditor gets the full amount, whatever the debtor had.
   */
  UPDATE Player AS p
    SET p.bank_balance = p.bank_balance + p_amount
    WHERE p.game_id = p_game_id
      AND p.pid = p_payee;
  CALL post(
    p_game_id, p_record_id, p_kind, p_player_id, NULL, p_payee, p_amount, p_location, p_prid,
    p_event_no);
END
