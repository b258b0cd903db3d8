CREATE PROCEDURE add_posting(
  IN p_kind VARCHAR(20), IN p_player_id INT, IN p_payer INT, IN p_payee INT, IN p_amount BIGINT,
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a posting: an event in which one account pays another an amount.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id; sets m_event_no.
   * Takes   : p_player_id, the subject of the event; p_payer, p_payee, NULL for the bank.
   * Changes : one Event; m_event_no is incremented. The caller changes the balances; transfer and
   *           change_balance do both.
   */
  SET m_event_no = m_event_no + 1;
  INSERT INTO Event (
      game_id, record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid)
    VALUES (
      m_game_id, m_record_id, m_event_no, p_kind, p_player_id, p_payer, p_payee, p_amount,
      p_location, p_prid);
END
