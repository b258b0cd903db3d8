CREATE FUNCTION current_game() RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The game that a statement without a game_id means.'
BEGIN
  /*
   * Returns : @game_id if the session set it, else the newest game that is not over and in which the
   *           account has a seat, of its last twenty seats; else the newest game. NULL when it does
   *           not exist, or its deletion was interrupted.
   * Why     : a form on the web has a new session for each click, which remembers no choice. A part
   *           of the seats, because a bot may have played thousands of games. The only place that reads a session variable. A trigger must not: MySQL shares opened
   *           triggers between sessions, and with them the type that the variable had.
   *           DETERMINISTIC holds within a statement, and lets the views look up their rows by key
   *           instead of scanning for them. The views call it in a derived table, which is
   *           evaluated once: planning a view of many tables would call the function itself 150
   *           times, more than half of its cost.
   */
  DECLARE v_game_id INT DEFAULT @game_id;
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;

  IF v_game_id IS NULL THEN
    SET v_account = session_account();
    -- MAX returns NULL where there is none.
    SELECT MAX(own.game_id)
      INTO v_game_id
      FROM (
        SELECT p.game_id
        FROM Player AS p
        WHERE p.account = v_account
        ORDER BY p.game_id DESC
        LIMIT 20
      ) AS own
      STRAIGHT_JOIN GameState AS g ON g.game_id = own.game_id AND g.phase <> 'over'
      STRAIGHT_JOIN Game AS s ON s.game_id = own.game_id AND NOT s.is_deleted;
  END IF;
  IF v_game_id IS NULL THEN
    SELECT s.game_id
      INTO v_game_id
      FROM Game AS s
      WHERE NOT s.is_deleted
      ORDER BY s.game_id DESC
      LIMIT 1;
  ELSE
    -- MAX returns NULL for a missing game.
    SELECT MAX(s.game_id)
      INTO v_game_id
      FROM Game AS s
      WHERE s.game_id = v_game_id
        AND NOT s.is_deleted;
  END IF;
  RETURN v_game_id;
END
