CREATE PROCEDURE end_abandoned_games()
  MODIFIES SQL DATA
  COMMENT 'Announces the end of games in which nobody moves, and ends those whose time has come.'
BEGIN
  /*
   * Changes : as end_abandoned_game, for the games examined.
   * Why     : the scheduled event calls it. Unless the owner has set abandoned_days, it does
   *           nothing. A call examines 100 numbers of games, in each second the next ones, and
   *           works for a tenth of a second: neither 20,000 games nor as many that are due together
   *           delay anybody. The list is read first, because the loop changes what it selects by.
   */
  DECLARE v_games JSON;
  DECLARE v_days, v_last_id, v_first_id INT;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_now DATETIME(6) DEFAULT utc_now();

  SELECT c.value INTO v_days FROM Setting AS c WHERE c.setting = 'abandoned_days';
  IF v_days IS NOT NULL THEN
    -- exactly one row
    SELECT COALESCE(MAX(s.game_id), 0) INTO v_last_id FROM Game AS s;
    SET v_first_id = 100
      * (TIMESTAMPDIFF(SECOND, '2026-01-01 00:00:00', v_now) MOD (v_last_id DIV 100 + 1));
    SELECT JSON_ARRAYAGG(g.Game)
      INTO v_games
      FROM gamesView AS g
      WHERE g.Game BETWEEN v_first_id AND v_first_id + 99
        AND g.`Next player` IS NOT NULL
        AND g.`Last move` <= v_now - INTERVAL v_days - 7 DAY
        AND COALESCE(g.Ends <= v_now, TRUE);
  END IF;
  WHILE v_index < COALESCE(JSON_LENGTH(v_games), 0)
    AND utc_now() < v_now + INTERVAL 100000 MICROSECOND
  DO
    CALL end_abandoned_game(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')), v_days);
    SET v_index = v_index + 1;
  END WHILE;
END
