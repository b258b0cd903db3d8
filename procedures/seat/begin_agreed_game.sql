CREATE PROCEDURE begin_agreed_game(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the next game of a lobby if everybody who is left has said that they want it.'
BEGIN
  /*
   * Changes : what begin_lobby_game changes; nothing before the first game, while somebody has not
   *           answered, or when there is nobody who has.
   * Why     : a refusal, e.g. of a game with too few players, is no error here: the host adds bots
   *           and begins it.
   */
  DECLARE v_ready, v_awaited, v_game_id INT;
  DECLARE EXIT HANDLER FOR SQLSTATE '45000'
  BEGIN
    ROLLBACK;
  END;

  SELECT COUNT(IF(s.is_ready, 1, NULL)), COUNT(IF(s.is_ready, NULL, 1))
    INTO v_ready, v_awaited
    FROM LobbySeat AS s
    JOIN Lobby AS l ON l.lobby_id = s.lobby_id
    WHERE s.lobby_id = p_lobby_id AND s.name IS NOT NULL AND s.bot IS NULL AND l.games > 0;
  IF v_ready > 0 AND v_awaited = 0 THEN
    CALL begin_lobby_game(p_lobby_id, FALSE, v_game_id);
  END IF;
END
