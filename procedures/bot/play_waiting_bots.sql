CREATE PROCEDURE play_waiting_bots()
  MODIFIES SQL DATA
  COMMENT 'Makes moves of bots in all games that wait for them, some in each.'
BEGIN
  /*
   * Changes : what play_on changes.
   * Why     : the scheduled event calls it. Games of people come first, then those of bots alone,
   *           which get a second in all, the one that has waited longest first: a person who
   *           plays with bots does not wait for them. Games that another transaction locks are
   *           skipped; each game is read again when its turn comes. Some games of bots alone never
   *           end: after 10,000 moves only play_bots continues them.
   */
  DECLARE v_games JSON;
  DECLARE v_place INT DEFAULT 1;
  DECLARE v_people, v_game_id, v_unlocked_id INT;
  DECLARE v_until DATETIME(6) DEFAULT utc_now() + INTERVAL 1 SECOND;

  -- exactly one row
  SELECT JSON_OBJECTAGG(w.place, w.game_id), SUM(w.has_people)
    INTO v_games, v_people
    FROM (
      SELECT
          b.Game AS game_id, b.People AS has_people,
          ROW_NUMBER() OVER (ORDER BY b.People DESC, b.Played, b.Game) AS place
        FROM waitingBotsView AS b) AS w;
  WHILE v_place <= JSON_LENGTH(v_games) AND (v_place <= v_people OR utc_now() < v_until) DO
    SET v_game_id = JSON_EXTRACT(v_games, CONCAT('$."', v_place, '"'));
    SET v_unlocked_id = NULL;
    SELECT g.game_id
      INTO v_unlocked_id
      FROM GameState AS g
      WHERE g.game_id = v_game_id
      FOR UPDATE SKIP LOCKED;
    IF v_unlocked_id IS NOT NULL THEN
      CALL play_waiting_game(v_game_id);
    END IF;
    SET v_place = v_place + 1;
  END WHILE;
END
