CREATE PROCEDURE lock_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Locks a lobby in which nobody plays: before its first game, or after one.'
BEGIN
  /*
   * Raises : lobby_not_found, lobby_started.
   * Why    : every change of a seat takes this lock, so that one of two people at the same time
   *          gets it. A lobby that does not exist is not locked, see find_game.
   */
  DECLARE v_lobby_id, v_games INT;

  SELECT MAX(l.lobby_id) INTO v_lobby_id FROM Lobby AS l WHERE l.lobby_id = p_lobby_id;
  SELECT l.games INTO v_games FROM Lobby AS l WHERE l.lobby_id = v_lobby_id FOR UPDATE;
  IF v_games IS NULL THEN
    CALL refuse('lobby_not_found', CONCAT('There is no lobby ', COALESCE(p_lobby_id, 'NULL'), '.'));
  END IF;
  IF is_lobby_playing(v_lobby_id) THEN
    CALL refuse(
      'lobby_started', 'A game is being played at this table; that has to wait for its end.');
  END IF;
END
