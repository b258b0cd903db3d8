CREATE PROCEDURE complete_called_games()
  MODIFIES SQL DATA
  COMMENT 'Makes the games that were submitted some seconds ago and do not exist yet.'
BEGIN
  /*
   * Changes : as complete_waiting_game; commits an open transaction of the caller if there are any.
   * Why     : called by the scheduled event and by accounts that open another game. A game that
   *           another session is just making is left for the next time.
   */
  DECLARE v_calls JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_before DATETIME(6) DEFAULT utc_now() - INTERVAL 2 SECOND;

  -- exactly one row
  SELECT JSON_ARRAYAGG(c.call_id)
    INTO v_calls
    FROM CalledGame AS c
    WHERE c.called_at < v_before
    FOR UPDATE SKIP LOCKED;
  WHILE v_index < JSON_LENGTH(v_calls) DO
    CALL complete_waiting_game(JSON_EXTRACT(v_calls, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
