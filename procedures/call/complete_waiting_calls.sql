CREATE PROCEDURE complete_waiting_calls(IN p_call_kind VARCHAR(10))
  MODIFIES SQL DATA
  COMMENT 'Completes the moves or games that were submitted some seconds ago.'
BEGIN
  /*
   * Takes   : p_call_kind, as complete_call.
   * Changes : as complete_waiting_call; commits an open transaction of the caller.
   * Why     : called by the scheduled event, and for games by accounts that open another one.
   *           What somebody else locks, or is just completing, is left for the next time, so that
   *           it does not hold up the others, and so is the rest after two seconds. The list is
   *           read first, because the loop changes what it selects by. As JSON, a number above 2^63
   *           must be cast.
   */
  DECLARE v_calls JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_before DATETIME(3) DEFAULT utc_now() - INTERVAL 2 SECOND;

  CALL begin_transaction();
  IF p_call_kind = 'game' THEN
    -- exactly one row
    SELECT JSON_ARRAYAGG(JSON_OBJECT('call_id', c.call_id))
      INTO v_calls
      FROM CalledGame AS c
      WHERE c.called_at < v_before
      FOR UPDATE SKIP LOCKED;
  ELSE
    -- exactly one row
    SELECT JSON_ARRAYAGG(JSON_OBJECT('game_id', c.game_id, 'call_id', c.call_id))
      INTO v_calls
      FROM CalledMove AS c
      STRAIGHT_JOIN GameState AS g ON g.game_id = c.game_id
      WHERE c.called_at < v_before
      FOR UPDATE OF g SKIP LOCKED;
  END IF;
  COMMIT;
  WHILE v_index < JSON_LENGTH(v_calls) AND utc_now() < v_before + INTERVAL 4 SECOND DO
    CALL complete_waiting_call(
      p_call_kind, JSON_EXTRACT(v_calls, CONCAT('$[', v_index, '].game_id')),
      CAST(JSON_EXTRACT(v_calls, CONCAT('$[', v_index, '].call_id')) AS UNSIGNED));
    SET v_index = v_index + 1;
  END WHILE;
END
