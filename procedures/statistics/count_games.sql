CREATE PROCEDURE count_games()
  MODIFIES SQL DATA
  COMMENT 'Adds games that have ended to the totals of their rules.'
BEGIN
  /*
   * Changes : as count_game, for each game that is over and not counted, of those examined.
   * Why     : the scheduled event calls it, so that no move pays for statistics. A call examines
   *           200 games, in each second the next ones, and counts for a tenth of a second: neither
   *           20,000 running games nor as many that have ended together delay anybody. What is not
   *           counted yet, views read by key. A game that cannot be counted does not stop the
   *           others.
   */
  DECLARE v_games JSON;
  DECLARE v_index, v_uncounted, v_offset INT DEFAULT 0;
  DECLARE v_now DATETIME(6) DEFAULT utc_now();
  DECLARE v_until DATETIME(6) DEFAULT v_now + INTERVAL 100000 MICROSECOND;

  SELECT COUNT(*)
    INTO v_uncounted
    FROM Game AS s FORCE INDEX (ix_Game_is_counted)
    WHERE NOT s.is_counted;
  IF v_uncounted > 0 THEN
    SET v_offset = 200
      * (TIMESTAMPDIFF(SECOND, '2026-01-01 00:00:00', v_now) MOD ((v_uncounted + 199) DIV 200));
    SELECT JSON_ARRAYAGG(g.game_id)
      INTO v_games
      FROM (
        SELECT s.game_id
        FROM Game AS s FORCE INDEX (ix_Game_is_counted)
        WHERE NOT s.is_counted
        ORDER BY s.game_id
        LIMIT 200 OFFSET v_offset) AS s
      STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = s.game_id
      WHERE g.phase = 'over';
  END IF;
  WHILE v_index < COALESCE(JSON_LENGTH(v_games), 0) AND utc_now() < v_until DO
    BEGIN
      DECLARE EXIT HANDLER FOR SQLEXCEPTION
      BEGIN
        ROLLBACK;
      END;

      CALL count_game(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    END;
    SET v_index = v_index + 1;
  END WHILE;
END
