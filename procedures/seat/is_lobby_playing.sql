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
      FROM LobbyGame AS n
      JOIN GameState AS g ON g.game_id = n.game_id
      WHERE n.lobby_id = p_lobby_id
      ORDER BY n.number DESC
      LIMIT 1), FALSE);
END
