CREATE FUNCTION move_clock_end(
  p_created_at TIMESTAMP, p_played_at DATETIME(3), p_move_seconds INT) RETURNS DATETIME(3)
  DETERMINISTIC
  NO SQL
  COMMENT 'Until when who is to move may take, in a game with a clock.'
BEGIN
  /*
   * Takes   : of Game created_at and move_seconds, of Standing played_at.
   * Returns : a time in UTC; NULL where there is no clock.
   * Why     : from when the game was made, where that is later than its moves: a fork.
   */
  RETURN GREATEST(
    COALESCE(p_played_at, TIMESTAMP'1970-01-01 00:00:00'),
    TIMESTAMP'1970-01-01 00:00:00' + INTERVAL UNIX_TIMESTAMP(p_created_at) SECOND)
      + INTERVAL p_move_seconds SECOND;
END
