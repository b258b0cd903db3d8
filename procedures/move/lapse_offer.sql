CREATE PROCEDURE lapse_offer()
  MODIFIES SQL DATA
  COMMENT 'Ends a trade that others proposed between two turns, because the next turn begins.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id; sets m_event_no m_phase.
   * Changes : GameState.proposal, one Event.
   * Returns : m_phase, roll.
   * Rule    : D5: trades are proposed between two turns until the player whose turn begins rolls.
   * Why     : what others offer each other must not hold up the player to move.
   */
  DECLARE v_from INT;

  -- exactly one row
  SELECT JSON_EXTRACT(g.proposal, '$.from')
    INTO v_from
    FROM GameState AS g
    WHERE g.game_id = m_game_id
    FOR UPDATE;
  CALL add_player_event('lapsed', v_from);
  UPDATE GameState AS g SET g.proposal = NULL WHERE g.game_id = m_game_id;
  SET m_phase = 'roll';
END
