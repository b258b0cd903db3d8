CREATE PROCEDURE start_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the next game of a lobby, without waiting for anybody else.'
BEGIN
  /*
   * Changes : what begin_lobby_game changes.
   * Returns : a result of one row, game_id.
   * Raises  : what check_lobby_is_yours and begin_lobby_game raise.
   * Why     : the host wants to play again: everybody at the own computer does so too.
   */
  DECLARE v_game_id INT;

  CALL check_lobby_is_yours(p_lobby_id);
  UPDATE LobbySeat AS s
    JOIN Lobby AS l ON l.lobby_id = s.lobby_id
    SET s.is_ready = TRUE
    WHERE s.lobby_id = p_lobby_id AND s.account = l.account AND s.guest_hash IS NULL;
  CALL begin_lobby_game(p_lobby_id, v_game_id);
  SELECT v_game_id AS game_id;
END
