CREATE PROCEDURE cancel_entries(IN p_player_id INT)
  MODIFIES SQL DATA
  COMMENT 'Cancels all debts and pending offers of a player, owed by them or to them.'
BEGIN
  /*
   * Move    : reads m_game_id m_first_entry m_next_entry.
   * Changes : Agenda: the amount becomes 0, also of an offer: cancelled. The row stays, so that
   *           the queue has no gap: looking for a missing row would lock the gap before the agenda
   *           of another game.
   */
  DECLARE v_entry_no INT DEFAULT m_first_entry;

  WHILE v_entry_no < m_next_entry DO
    UPDATE Agenda
      SET amount = 0
      WHERE game_id = m_game_id
        AND entry_no = v_entry_no
        AND kind <> 'auction'
        AND p_player_id IN (pid, creditor);
    SET v_entry_no = v_entry_no + 1;
  END WHILE;
END
