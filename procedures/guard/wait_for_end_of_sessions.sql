CREATE PROCEDURE wait_for_end_of_sessions(IN p_account VARCHAR(80))
  READS SQL DATA
  COMMENT 'Waits until the killed sessions of an account have disconnected, half a second at most.'
BEGIN
  /*
   * Takes : p_account, as end_sessions_of.
   */
  DECLARE v_sessions INT DEFAULT 1;
  DECLARE v_until DATETIME(3) DEFAULT utc_now() + INTERVAL 500000 MICROSECOND;

  WHILE v_sessions > 0 AND utc_now() < v_until DO
    -- exactly one row
    SELECT COUNT(*)
      INTO v_sessions
      FROM information_schema.PROCESSLIST AS s
      WHERE CAST(CONVERT(s.USER USING utf8mb4) AS BINARY) = CAST(p_account AS BINARY)
        AND s.COMMAND = 'Killed';
  END WHILE;
END
