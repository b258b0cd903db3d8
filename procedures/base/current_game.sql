CREATE FUNCTION current_game() RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The game that a statement without a game_id means.'
BEGIN
  /*
   * Returns : @game_id if the session set it, else the newest game; NULL when it does not exist, or
   *           its deletion was interrupted.
   * Why     : the only place that reads a session variable. A trigger must not: MySQL shares opened
   *           triggers between sessions, and with them the type that the variable had.
   *           DETERMINISTIC holds within a statement, and lets the views look up their rows by key
   *           instead of scanning for them. The views call it in a derived table, which is
   *           evaluated once: planning a view of many tables would call the function itself 150
   *           times, more than half of its cost.
   */
  DECLARE v_game_id INT DEFAULT @game_id;

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
