CREATE FUNCTION is_lobby_playing(p_lobby_id INT) RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether the newest game of a lobby is being played.'
BEGIN
  /*
   * Returns : FALSE before the first game, and when the newest one is over.
   */
  RETURN COALESCE((
    SELECT g.phase <> 'over'
      FROM GameState AS g
      WHERE g.game_id = newest_game_of_lobby(p_lobby_id)), FALSE);
END
