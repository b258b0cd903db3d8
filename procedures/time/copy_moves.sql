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
   *                   the newest game would wait for each other.
   */
  DECLARE v_pauses JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT('record', j.record, 'milliseconds', j.milliseconds))
    INTO v_pauses
    FROM Game AS s
    JOIN JSON_TABLE(s.pauses, '$[*]' COLUMNS (
      record INT PATH '$.record', milliseconds BIGINT PATH '$.milliseconds')) AS j
    WHERE s.game_id = p_game_id AND j.record >= p_first_record_id;
  CALL insert_moves(
    p_copy_id, recorded_moves(p_game_id, p_first_record_id, NULL), p_last_record_id, v_pauses);
END
