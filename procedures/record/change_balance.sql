CREATE PROCEDURE change_balance(
  IN p_kind VARCHAR(20), IN p_pays BOOLEAN, IN p_amount BIGINT, IN p_counterparty INT,
  IN p_location INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Moves money between the player who rolled and another player or the bank.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_turn_player; sets m_balance m_event_no.
   * Takes   : p_pays, whether the player pays the amount or receives it; p_counterparty, NULL for
   *           the bank. The caller ensures that the payer can pay.
   * Changes : Player.bank_balance of the counterparty; one Event.
   * Returns : m_balance, the player's own, which roll_dice writes once, when the player has
   *           stopped.
   * Rule    : C12.
   */
  IF p_pays THEN
    SET m_balance = m_balance - p_amount;
    CALL credit(p_counterparty, p_amount);
    CALL add_posting(
      p_kind, m_turn_player, m_turn_player, p_counterparty, p_amount, p_location, p_prid);
  ELSE
    SET m_balance = m_balance + p_amount;
    CALL debit(p_counterparty, p_amount);
    CALL add_posting(
      p_kind, m_turn_player, p_counterparty, m_turn_player, p_amount, p_location, p_prid);
  END IF;
END
