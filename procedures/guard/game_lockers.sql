CREATE FUNCTION game_lockers() RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The sessions for whose locking reads of games others wait, if the server says so.'
BEGIN
  /*
   * Returns : an array of the numbers of the sessions; NULL for none, or without the performance
   *           schema or the right to read it.
   * Why     : a session that has moved may then read with locks in the same transaction. A move
   *           locks its own GameState for writing, and no other: only a locking read shares one.
   */
  DECLARE v_sessions JSON;
  DECLARE EXIT HANDLER FOR 1142
  BEGIN
    RETURN NULL;
  END;

  -- exactly one row
  SELECT JSON_ARRAYAGG(t.PROCESSLIST_ID)
    INTO v_sessions
    FROM performance_schema.data_lock_waits AS w
    JOIN performance_schema.data_locks AS b ON b.ENGINE_LOCK_ID = w.BLOCKING_ENGINE_LOCK_ID
    JOIN performance_schema.threads AS t ON t.THREAD_ID = w.BLOCKING_THREAD_ID
    WHERE b.OBJECT_SCHEMA = DATABASE()
      AND b.OBJECT_NAME = 'GameState'
      AND b.LOCK_STATUS = 'GRANTED'
      AND b.LOCK_MODE LIKE 'S%'
      AND t.PROCESSLIST_ID IS NOT NULL;
  RETURN v_sessions;
END
