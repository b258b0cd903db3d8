CREATE PROCEDURE demand_payment(
  IN p_creditor INT, IN p_amount BIGINT, IN p_kind VARCHAR(20), IN p_place INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the player who rolled pay an amount, or adds a debt when they cannot.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_first_entry m_turn_player; sets m_next_entry m_balance
   *           m_event_no.
   * Takes   : p_creditor, NULL for the bank; p_kind, of the event; p_place, the location in the
   *           event.
   * Changes : Player (the creditor), Event; Agenda, which settle_agenda settles, when the player
   *           cannot pay.
   * Returns : m_balance, which roll_dice writes.
   * Rule    : H4; S11.
   */
  IF m_balance >= p_amount AND m_first_entry = m_next_entry THEN
    CALL change_balance(p_kind, TRUE, p_amount, p_creditor, p_place, p_prid);
  ELSE
    CALL add_debt(m_turn_player, p_creditor, p_amount, p_kind, p_prid);
  END IF;
END
