CREATE PROCEDURE finish_handover(IN p_action VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Settles the decision of a new owner about a mortgage.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_prid m_first_entry m_phase m_outcome.
   * Takes   : p_action, redeem, for which no fee is due, or pay.
   * Changes : Agenda.
   * Returns : m_outcome, landed; m_phase, handover for pay: settle_agenda collects the fee.
   * Rule    : D7.
   */
  IF p_action = 'redeem' THEN
    CALL remove_entry();
    SET m_phase = 'roll';
  END IF;
  SET m_prid = NULL;
  SET m_outcome = 'landed';
END
