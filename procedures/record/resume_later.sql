CREATE PROCEDURE resume_later()
  MODIFIES SQL DATA
  COMMENT 'Lets a phase resume when the agenda is empty.'
BEGIN
  /*
   * Move    : reads m_game_id m_turn_player m_phase; sets m_prid m_next_entry.
   * Changes : one row of Agenda.
   * Returns : m_prid, NULL: what an offer is about stands in the agenda until it opens again.
   */
  CALL add_offer(m_turn_player, m_phase, m_prid, NULL);
  SET m_prid = NULL;
END
