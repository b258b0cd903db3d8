CREATE PROCEDURE resume_later()
  MODIFIES SQL DATA
  COMMENT 'Lets a phase resume when the agenda is empty.'
BEGIN
  /*
   * Move    : reads m_game_id m_prid m_turn_player m_phase; sets m_next_entry.
   * Changes : one row of Agenda; none for an offer, which settle_agenda adds.
   */
  IF m_prid IS NULL THEN
    CALL add_debt(m_turn_player, NULL, NULL, m_phase, NULL);
  END IF;
END
