CREATE PROCEDURE copy_moves(
  IN p_game_id INT, IN p_copy_id INT, IN p_first_record_id INT, IN p_last_record_id INT)
  MODIFIES SQL DATA
  COMMENT 'Replays moves of a game in another.'
BEGIN
  /*
   * Takes           : the first and the last record to copy; the first must be the next one of the
   *                   copy.
   * Changes, raises : as insert_moves.
   * Why             : the moves are read first. INSERT ... SELECT would lock what it reads, and the
   *                   gap for the next move of the game: its players would wait, and two forks of
   *                   the newest game would wait for each other. Of the moves after the
   *                   last one, insert_moves needs only the earliest time.
   */
  DECLARE v_pauses, v_moves JSON;
  DECLARE v_next_time DATETIME(3);

  SELECT JSON_ARRAYAGG(JSON_OBJECT('record', j.record, 'milliseconds', j.milliseconds))
    INTO v_pauses
    FROM Game AS s
    JOIN JSON_TABLE(s.pauses, '$[*]' COLUMNS (
      record INT PATH '$.record', milliseconds BIGINT PATH '$.milliseconds')) AS j
    WHERE s.game_id = p_game_id AND j.record >= p_first_record_id;
  SET v_moves = recorded_moves(p_game_id, p_first_record_id, p_last_record_id);
  SELECT MIN(m.played_at)
    INTO v_next_time
    FROM Gamemanager AS m
    WHERE m.game_id = p_game_id AND m.record_ID > p_last_record_id;
  IF v_next_time IS NOT NULL THEN
    SET v_moves = JSON_ARRAY_APPEND(v_moves, '$', JSON_OBJECT(
      'record_ID', p_last_record_id + 1, 'played_at', CAST(v_next_time AS CHAR)));
  END IF;
  CALL insert_moves(p_copy_id, v_moves, p_last_record_id, v_pauses);
END
