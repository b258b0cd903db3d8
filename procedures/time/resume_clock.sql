CREATE PROCEDURE resume_clock(IN p_game_id INT, IN p_stopped_at DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Gives a copied game, and its auction, the time that it had left.'
BEGIN
  /*
   * Takes   : p_stopped_at, in UTC, when the clock stopped; NULL, or a time before the last move:
   *           with that move.
   * Changes : as pause_clock, if an auction or the game has a clock.
   */
  DECLARE v_stopped_at DATETIME(3);
  DECLARE v_milliseconds BIGINT;

  SELECT COALESCE(GREATEST(g.played_at, p_stopped_at), p_stopped_at, g.played_at)
    INTO v_stopped_at
    FROM GameState AS g
    WHERE g.game_id = p_game_id
      AND COALESCE(g.deadline, g.began_at) IS NOT NULL;
  SET v_milliseconds = TIMESTAMPDIFF(MICROSECOND, v_stopped_at, utc_now()) DIV 1000;
  IF v_milliseconds > 0 THEN
    CALL pause_clock(p_game_id, v_milliseconds);
  END IF;
END
