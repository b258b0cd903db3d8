CREATE PROCEDURE count_games()
  MODIFIES SQL DATA
  COMMENT 'Adds games that have ended to the totals of their rules.'
BEGIN
  /*
   * Changes : as count_game, for each game that is over and not counted, of those examined.
   * Why     : the scheduled event calls it, so that no move pays for statistics. A call examines
   *           200 games, others in each second, and counts for a tenth of a second: neither 20,000
   *           running games nor as many that have ended together delay anybody. What is not counted
   *           yet, views read by key.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_first, v_last INT;
  DECLARE v_now DATETIME(6) DEFAULT utc_now();
  DECLARE v_until DATETIME(6) DEFAULT v_now + INTERVAL 100000 MICROSECOND;

  SELECT MIN(u.game_id), MAX(u.game_id) INTO v_first, v_last FROM UncountedGame AS u;
  SET v_first = v_first
    + 200 * TIMESTAMPDIFF(SECOND, '2026-01-01 00:00:00', v_now) MOD (v_last - v_first + 1);
  SELECT JSON_ARRAYAGG(g.game_id)
    INTO v_games
    FROM (
      SELECT u.game_id
      FROM UncountedGame AS u
      WHERE u.game_id >= v_first
      ORDER BY u.game_id
      LIMIT 200) AS u
    STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = u.game_id
    WHERE g.phase = 'over';
  WHILE v_index < COALESCE(JSON_LENGTH(v_games), 0) AND utc_now() < v_until DO
    CALL count_game(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
