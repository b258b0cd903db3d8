CREATE PROCEDURE add_lobby_game(IN p_game_id INT, IN p_lobby JSON)
  MODIFIES SQL DATA
  COMMENT 'Links a new game to the lobby in which it was begun, and seats its guests.'
BEGIN
  /*
   * Takes   : p_lobby, an object: lobby, its number; changes, as in Lobby when its seats were read;
   *           seats, those that play, in the order of the players; host, who made the game.
   * Changes : LobbyGame, Lobby, LobbySeat; an Invitation for each guest.
   * Raises  : lobby_changed; then the game is not made.
   */
  DECLARE v_lobby_id INT DEFAULT JSON_VALUE(p_lobby, '$.lobby' RETURNING SIGNED);
  DECLARE v_changes, v_games INT;

  SELECT l.changes, l.games
    INTO v_changes, v_games
    FROM Lobby AS l
    WHERE l.lobby_id = v_lobby_id
    FOR UPDATE;
  IF NOT v_changes <=> JSON_VALUE(p_lobby, '$.changes' RETURNING SIGNED) THEN
    CALL refuse(
      'lobby_changed', 'Somebody has just joined or left this table; look, and start again.');
  END IF;
  INSERT INTO LobbyGame (game_id, lobby_id, number) VALUES (p_game_id, v_lobby_id, v_games + 1);
  UPDATE Lobby SET games = games + 1, changes = changes + 1 WHERE lobby_id = v_lobby_id;
  UPDATE LobbySeat SET pid = NULL, is_ready = FALSE WHERE lobby_id = v_lobby_id;
  UPDATE JSON_TABLE(JSON_EXTRACT(p_lobby, '$.seats'), '$[*]' COLUMNS (
      n FOR ORDINALITY, seat INT PATH '$')) AS j
    JOIN LobbySeat AS s ON s.lobby_id = v_lobby_id AND s.seat = j.seat
    SET s.pid = j.n - 1;
  INSERT INTO Invitation (game_id, account, seat, link_hash, guest_hash, made_at)
    SELECT p_game_id, s.account, s.pid, SHA2(HEX(RANDOM_BYTES(16)), 256), s.guest_hash, utc_now()
      FROM LobbySeat AS s
      WHERE s.lobby_id = v_lobby_id AND s.pid IS NOT NULL AND s.guest_hash IS NOT NULL;
END
