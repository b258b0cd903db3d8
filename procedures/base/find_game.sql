CREATE FUNCTION find_game(p_game_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The game of that number.'
BEGIN
  /*
   * Returns : its number; NULL when there is no such game, or its deletion was interrupted.
   * Why     : asked before a game is locked. To lock a game that does not exist would lock the
   *           place where the next one is to be made.
   */
  DECLARE v_game_id INT;

  SELECT s.game_id
    INTO v_game_id
    FROM Game AS s
    WHERE s.game_id = p_game_id
      AND NOT s.is_deleted;
  RETURN v_game_id;
END
