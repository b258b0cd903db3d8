CREATE PROCEDURE close_auctions()
  MODIFIES SQL DATA
  COMMENT 'Closes every auction whose time is up.'
BEGIN
  /*
   * Changes : as close_auction, for each game.
   * Rule    : A4.
   * Why     : for the scheduler. The list is read first, because the loop changes what it selects
   *           by.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;

  SELECT JSON_ARRAYAGG(g.game_id)
    INTO v_games
    FROM GameState AS g
    WHERE g.deadline < CAST(utc_now() AS DATETIME(3))
      AND g.seating <> 'held';
  WHILE v_index < COALESCE(JSON_LENGTH(v_games), 0) DO
    CALL close_auction(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
