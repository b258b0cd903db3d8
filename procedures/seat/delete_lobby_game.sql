CREATE PROCEDURE delete_lobby_game(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes the link of a game to its lobby, and the lobby with its last game.'
BEGIN
  /*
   * Changes : LobbyGame; Lobby and LobbySeat, when no other game was begun there.
   */
  DECLARE v_lobby_id, v_others INT;

  SELECT MAX(g.lobby_id) INTO v_lobby_id FROM LobbyGame AS g WHERE g.game_id = p_game_id;
  IF v_lobby_id IS NOT NULL THEN
    DELETE FROM LobbyGame WHERE game_id = p_game_id;
    SELECT COUNT(*) INTO v_others FROM LobbyGame AS g WHERE g.lobby_id = v_lobby_id FOR SHARE;
    IF v_others = 0 THEN
      DELETE FROM LobbySeat WHERE lobby_id = v_lobby_id;
      DELETE FROM Lobby WHERE lobby_id = v_lobby_id;
    END IF;
  END IF;
END
