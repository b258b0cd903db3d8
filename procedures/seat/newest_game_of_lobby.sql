CREATE FUNCTION newest_game_of_lobby(p_lobby_id INT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The newest game that was begun in a lobby.'
BEGIN
  /*
   * Returns : NULL before the first game.
   */
  DECLARE v_game_id INT;

  SELECT MAX(n.game_id)
    INTO v_game_id
    FROM LobbyGame AS n
    WHERE n.lobby_id = p_lobby_id;
  RETURN v_game_id;
END
