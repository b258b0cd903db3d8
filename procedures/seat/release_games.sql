CREATE PROCEDURE release_games()
  MODIFIES SQL DATA
  COMMENT 'Releases all held games that no longer reveal dice of a running game.'
BEGIN
  /*
   * Changes : as release_game, in every game.
   * Why     : the scheduled event calls it. The list is read first, because the loop changes what
   *           it selects by.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;

  -- exactly one row
  SELECT JSON_ARRAYAGG(g.game_id) INTO v_games FROM GameState AS g WHERE g.seating = 'held';
  WHILE v_index < JSON_LENGTH(v_games) DO
    CALL release_game(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
