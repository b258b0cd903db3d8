CREATE FUNCTION find_game(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The game of that number, or the newest game.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the newest game.
   * Returns : its number; NULL when there is no such game, or its deletion was interrupted.
   * Why     : asked before a game is locked. To lock a game that does not exist would lock the
   *           place where the next one is to be made.
   */
  DECLARE v_game_id INT;

  IF p_game_id IS NULL THEN
    SELECT g.game_id
      INTO v_game_id
      FROM Game AS g
      WHERE NOT g.is_deleted
      ORDER BY g.game_id DESC
      LIMIT 1;
  ELSE
    SELECT g.game_id
      INTO v_game_id
      FROM Game AS g
      WHERE g.game_id = p_game_id
        AND NOT g.is_deleted;
  END IF;
  RETURN v_game_id;
END
