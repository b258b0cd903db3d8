CREATE PROCEDURE post(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_kind VARCHAR(20),
  IN p_player_id INT, IN p_payer INT, IN p_payee INT, IN p_amount BIGINT,
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Records a posting: an amount that goes from one account to another.'
BEGIN
  /*
   * Takes   : p_player_id, whom the event is about; p_payer, p_payee, NULL for the bank.
   * Changes : one Event; p_event_no counts up. The balances are for the caller to change: transfer
   *           and change_balance do both.
   */
  SET p_event_no = p_event_no + 1;
  INSERT INTO Event (
      game_id, record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid)
    VALUES (
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_payer, p_payee, p_amount,
      p_location, p_prid);
END
