CREATE PROCEDURE check_time_limit(INOUT p_played_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Finds out whether the time of a game is up.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_is_last_turn.
   * Takes   : p_played_at, of the move; NULL for now.
   * Changes : GameState.began_at, with the first move.
   * Returns : m_is_last_turn, TRUE also when turn_limit is reached; p_played_at.
   * Rule    : D13: the turn being played when time is up is the last one.
   * Why     : the times in the ledger decide, so that a replay ends with the same move.
   */
  DECLARE v_begins BOOLEAN;

  IF p_played_at IS NULL THEN
    SET p_played_at = utc_now();
  END IF;
  -- exactly one row
  SELECT g.began_at IS NULL, COALESCE(g.turns_ended + 1 >= r.turn_limit, FALSE)
      OR COALESCE(g.began_at + INTERVAL r.minute_limit MINUTE <= p_played_at, FALSE)
    INTO v_begins, m_is_last_turn
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g;
  IF v_begins THEN
    UPDATE GameState AS g SET g.began_at = p_played_at WHERE g.game_id = m_game_id;
  END IF;
END
