CREATE PROCEDURE transfer(
  IN p_kind VARCHAR(20), IN p_player_id INT, IN p_payer INT, IN p_payee INT, IN p_amount BIGINT,
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Moves money from one account to another.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id; sets m_event_no.
   * Takes   : as add_posting. The caller ensures that the payer can pay.
   * Changes : Player.bank_balance of both; one Event.
   */
  CALL debit(p_payer, p_amount);
  CALL credit(p_payee, p_amount);
  CALL add_posting(p_kind, p_player_id, p_payer, p_payee, p_amount, p_location, p_prid);
END
