CREATE PROCEDURE pause_clock(IN p_game_id INT, IN p_milliseconds BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Moves the clocks of a game by the time that they stood still.'
BEGIN
  /*
   * Changes : GameState.deadline, GameState.began_at; Game.pauses, so that a copy of the game does
   *           the same after the same record.
   */
  UPDATE GameState AS g
    SET g.deadline = g.deadline + INTERVAL p_milliseconds * 1000 MICROSECOND,
      g.began_at = g.began_at + INTERVAL p_milliseconds * 1000 MICROSECOND
    WHERE g.game_id = p_game_id;
  UPDATE Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    SET s.pauses = JSON_ARRAY_APPEND(COALESCE(s.pauses, JSON_ARRAY()), '$', JSON_OBJECT(
      'record', g.last_record_ID, 'milliseconds', p_milliseconds))
    WHERE s.game_id = p_game_id;
END
