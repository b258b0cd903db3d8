CREATE PROCEDURE begin_agreed_game(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the next game of a lobby if everybody who is left has said that they want it.'
BEGIN
  /*
   * Changes : what begin_lobby_game changes; nothing before the first game, while somebody has not
   *           answered, or when there is nobody who has.
   * Why     : what the caller did stays done, whatever becomes of this: with too few players the
   *           host adds bots and begins the game. It counts again when somebody joins or leaves
   *           meanwhile, because they may have been those who were waited for.
   */
  DECLARE v_ready, v_awaited, v_game_id INT;
  DECLARE v_attempts INT DEFAULT 3;

  WHILE v_attempts > 0 AND v_game_id IS NULL DO
    SET v_attempts = v_attempts - 1;
    SELECT COUNT(IF(s.is_ready, 1, NULL)), COUNT(IF(s.is_ready, NULL, 1))
      INTO v_ready, v_awaited
      FROM LobbySeat AS s
      JOIN Lobby AS l ON l.lobby_id = s.lobby_id
      WHERE s.lobby_id = p_lobby_id AND s.name IS NOT NULL AND s.bot IS NULL AND l.games > 0;
    IF v_ready = 0 OR v_awaited > 0 THEN
      SET v_attempts = 0;
    ELSE
      BEGIN
        DECLARE EXIT HANDLER FOR SQLEXCEPTION
        BEGIN
          ROLLBACK;
        END;

        CALL begin_lobby_game(p_lobby_id, FALSE, v_game_id);
      END;
    END IF;
  END WHILE;
END
