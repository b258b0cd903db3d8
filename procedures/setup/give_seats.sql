CREATE PROCEDURE give_seats(IN p_game_id INT, IN p_seats JSON, IN p_has_clock BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Sets who moves for the seats of a new game.'
BEGIN
  /*
   * Takes   : p_seats, as in Game, checked by check_given_seats; p_has_clock, whether a substitute
   *           bot moves for late players.
   * Changes : Player.account, GameState.seating; BotGame, when bots may have to move.
   * Why     : seats are updated by key: a range would be locked up to the next game.
   */
  DECLARE v_has_characters BOOLEAN;

  SELECT p_has_clock OR COUNT(p.character_id) > 0
    INTO v_has_characters
    FROM Player AS p
    WHERE p.game_id = p_game_id;
  IF v_has_characters THEN
    INSERT INTO BotGame (game_id) VALUES (p_game_id);
  END IF;
  IF p_seats IS NOT NULL THEN
    UPDATE JSON_TABLE(JSON_KEYS(p_seats), '$[*]' COLUMNS (pid INT PATH '$')) AS j
      STRAIGHT_JOIN Player AS p FORCE INDEX (uq_Player_pid)
        ON p.game_id = p_game_id AND p.pid = j.pid
      SET p.account = JSON_UNQUOTE(JSON_EXTRACT(p_seats, CONCAT('$."', j.pid, '"')));
  END IF;
  IF v_has_characters OR p_seats IS NOT NULL THEN
    UPDATE GameState AS g
      SET g.seating = CASE
        WHEN p_seats IS NULL THEN 'characters'
        WHEN is_held(p_game_id) THEN 'held'
        ELSE 'accounts' END
      WHERE g.game_id = p_game_id;
  END IF;
END
