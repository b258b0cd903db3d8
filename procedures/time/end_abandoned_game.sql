CREATE PROCEDURE end_abandoned_game(IN p_game_id INT, IN p_days INT)
  MODIFIES SQL DATA
  COMMENT 'Announces the end of a game in which nobody moves, or ends it if its time has come.'
BEGIN
  /*
   * Takes   : p_days, after how many days without a move a game ends.
   * Changes : AbandonedGame; when it was announced and the time has come, what the action expire
   *           changes; all committed.
   * Rule    : ours. A game ends seven days after its end was announced, at the earliest.
   * Why     : a game that somebody else locks, that has an error, or in which a submitted move
   *           waits, is left for the next time. A held game, a copy, waits for another. What was
   *           announced is void after a move: the view compares the records.
   */
  DECLARE v_game_id, v_record_id INT;
  DECLARE v_seating VARCHAR(20);
  DECLARE v_last_move, v_ends_at DATETIME(3);
  DECLARE v_now DATETIME(3) DEFAULT utc_now();
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
  END;

  CALL begin_transaction();
  SELECT g.game_id, g.seating
    INTO v_game_id, v_seating
    FROM Game AS s
    STRAIGHT_JOIN GameState AS g ON g.game_id = s.game_id
    WHERE s.game_id = p_game_id
      AND NOT s.is_deleted
      AND g.seating <> 'held'
      AND NOT EXISTS (SELECT c.game_id FROM CalledMove AS c WHERE c.game_id = p_game_id)
    FOR SHARE OF s SKIP LOCKED
    FOR UPDATE OF g SKIP LOCKED;
  IF v_game_id IS NOT NULL THEN
    SELECT g.Moves, g.`Last move`, g.Ends
      INTO v_record_id, v_last_move, v_ends_at
      FROM gamesView AS g
      WHERE g.Game = v_game_id
        AND g.`Next player` IS NOT NULL;
    IF v_last_move > v_now - INTERVAL p_days - 7 DAY THEN
      SET v_record_id = NULL;
    END IF;
  END IF;
  IF v_record_id IS NOT NULL AND v_ends_at IS NULL THEN
    REPLACE INTO AbandonedGame (game_id, record_ID, ends_at)
      VALUES (v_game_id, v_record_id, GREATEST(
        v_last_move + INTERVAL p_days DAY, v_now + INTERVAL 7 DAY));
  ELSEIF v_record_id IS NOT NULL AND v_ends_at <= v_now THEN
    INSERT INTO Gamemanager (game_id, action, played_at, account)
      VALUES (v_game_id, 'expire', v_now, IF(v_seating = 'table', NULL, ''));
  END IF;
  COMMIT;
END
