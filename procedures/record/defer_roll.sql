CREATE PROCEDURE defer_roll()
  MODIFIES SQL DATA
  COMMENT 'Defers a roll until the debts before it are paid.'
BEGIN
  /*
   * Move    : reads m_game_id m_turn_player m_steps; sets m_next_entry.
   * Changes : one row of Agenda, GameState.deferred_roll; m_next_entry is incremented.
   */
  INSERT INTO Agenda (game_id, entry_no, pid, kind, steps)
    VALUES (m_game_id, m_next_entry, m_turn_player, 'moved', m_steps);
  SET m_next_entry = m_next_entry + 1;
  UPDATE GameState AS g SET g.deferred_roll = m_steps WHERE g.game_id = m_game_id;
END
