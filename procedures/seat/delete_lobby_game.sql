CREATE PROCEDURE delete_lobby_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes the link of a game to its lobby, and the lobby with its last game.'
BEGIN
  /*
   * Changes : LobbyGame; Lobby and LobbySeat, when no other game was begun there; else, after the
   *           newest one, LobbySeat.pid: nobody played in another game by that number.
   */
  DECLARE v_lobby_id, v_number, v_others, v_later INT;

  SELECT MAX(g.lobby_id), MAX(g.number)
    INTO v_lobby_id, v_number
    FROM LobbyGame AS g
    WHERE g.game_id = p_game_id;
  IF v_lobby_id IS NOT NULL THEN
    DELETE FROM LobbyGame WHERE game_id = p_game_id;
    SELECT COUNT(*), COUNT(IF(g.number > v_number, 1, NULL))
      INTO v_others, v_later
      FROM LobbyGame AS g
      WHERE g.lobby_id = v_lobby_id
      FOR SHARE;
    IF v_others = 0 THEN
      DELETE FROM LobbySeat WHERE lobby_id = v_lobby_id;
      DELETE FROM Lobby WHERE lobby_id = v_lobby_id;
    ELSEIF v_later = 0 THEN
      UPDATE LobbySeat SET pid = NULL WHERE lobby_id = v_lobby_id;
    END IF;
  END IF;
END
