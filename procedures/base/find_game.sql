CREATE FUNCTION find_game(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The number of a game, if it exists.'
BEGIN
  /*
   * Returns : p_game_id; NULL when there is no such game, or its deletion was interrupted.
   * Why     : called before a game is locked. Locking a game that does not exist would lock the gap
   *           for the next one.
   */
  DECLARE v_game_id INT;

  SELECT s.game_id
    INTO v_game_id
    FROM Game AS s
    WHERE s.game_id = p_game_id
      AND NOT s.is_deleted;
  RETURN v_game_id;
END
