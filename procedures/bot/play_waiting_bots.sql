CREATE PROCEDURE play_waiting_bots()
  MODIFIES SQL DATA
  COMMENT 'Makes moves of bots in all games that wait for them, some in each.'
BEGIN
  /*
   * Changes : what play_on changes.
   * Why     : the scheduled event calls it. Games that an open transaction locks are skipped; each
   *           game is read again when its turn comes. Some games of bots alone never end: after
   *           10,000 moves only play_bots continues them. Of games of persons with a clock, those
   *           count where the time of the player to move is up: nobody else's ends before it.
   */
  DECLARE v_games JSON;
  DECLARE v_index INT DEFAULT 0;

  -- exactly one row
  SELECT JSON_ARRAYAGG(g.game_id)
    INTO v_games
    FROM BotGame AS b
    STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = b.game_id
    STRAIGHT_JOIN Game AS s ON s.game_id = g.game_id
    STRAIGHT_JOIN Player AS t ON t.game_id = g.game_id AND t.turn = g.turn
    WHERE (g.last_record_ID < 10000
        OR EXISTS (
          SELECT p.pid
          FROM Player AS p
          WHERE p.game_id = g.game_id AND p.character_id IS NULL AND p.status <> 2))
      AND g.seating <> 'held'
      AND (s.move_seconds IS NULL
        OR turn_deadline(g.game_id, t.pid, g.round, g.played_at) < utc_now()
        OR EXISTS (
          SELECT p.pid
          FROM Player AS p
          WHERE p.game_id = g.game_id AND p.character_id IS NOT NULL))
    FOR UPDATE OF g SKIP LOCKED;
  WHILE v_index < JSON_LENGTH(v_games) DO
    CALL play_waiting_game(JSON_EXTRACT(v_games, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
