CREATE FUNCTION locked_readers() RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The sessions that lock rows in order to read them, while somebody waits for rows.'
BEGIN
  /*
   * Returns : an array of the numbers of the sessions; NULL for none.
   * Why     : an account that may read a view may also lock what it shows (FOR SHARE, or a session
   *           that is SERIALIZABLE). The first lock of a move is one for writing, with which InnoDB
   *           gives the transaction a number; until then trx_id shows an address above 2^48.
   */
  DECLARE v_sessions, v_more JSON;
  DECLARE v_waiting INT;

  -- exactly one row
  SELECT COUNT(IF(t.trx_state = 'LOCK WAIT', 1, NULL))
    INTO v_waiting
    FROM information_schema.INNODB_TRX AS t;
  IF v_waiting > 0 THEN
    -- exactly one row
    SELECT JSON_ARRAYAGG(t.trx_mysql_thread_id)
      INTO v_sessions
      FROM information_schema.INNODB_TRX AS t
      WHERE t.trx_state <> 'LOCK WAIT' AND t.trx_rows_locked > 0 AND t.trx_id >= 281474976710656;
    SET v_more = game_lockers();
  END IF;
  RETURN COALESCE(JSON_MERGE_PRESERVE(v_sessions, v_more), v_sessions, v_more);
END
