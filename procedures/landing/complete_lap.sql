CREATE PROCEDURE complete_lap(OUT p_is_complete BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Notes that a player has collected a salary, if this move paid them one.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_turn_player.
   * Changes : Player.has_lapped.
   * Returns : p_is_complete, whether it did.
   */
  -- exactly one row
  SELECT COUNT(*) > 0
    INTO p_is_complete
    FROM Event
    WHERE Event.game_id = m_game_id
      AND Event.record_ID = m_record_id
      AND Event.kind = 'salary';
  IF p_is_complete THEN
    UPDATE Player AS p FORCE INDEX (uq_Player_pid)
      SET p.has_lapped = TRUE
      WHERE p.game_id = m_game_id
        AND p.pid = m_turn_player;
  END IF;
END
