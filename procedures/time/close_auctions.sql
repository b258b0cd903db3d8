CREATE PROCEDURE close_auctions()
  MODIFIES SQL DATA
  COMMENT 'Closes every auction whose time is up.'
BEGIN
  /*
   * Changes : as close_auction, for each game.
   * Rule    : A4.
   * Why     : for the scheduler. The list is read first, because the loop changes what it selects
   *           by. The time is read before that: compared with a function, all games would be read.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_now DATETIME(3) DEFAULT utc_now();

  SELECT JSON_ARRAYAGG(g.game_id)
    INTO v_games
    FROM GameState AS g
    WHERE g.deadline < v_now
      AND g.seating <> 'held';
  WHILE v_index < COALESCE(JSON_LENGTH(v_games), 0) DO
    CALL close_auction(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
