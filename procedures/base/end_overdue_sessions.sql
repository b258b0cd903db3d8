CREATE PROCEDURE end_overdue_sessions()
  READS SQL DATA
  COMMENT 'Ends the sessions of accounts that take longer than they may, or keep others waiting.'
BEGIN
  /*
   * Changes : sessions of accounts that have seconds in their attribute, as createAccount gives
   *           them; what they have not committed is undone.
   * Why     : a limit that MySQL has for accounts there is none, and one of a session its account
   *           may raise. Who holds a transaction open, or has a statement run, holds up others. The
   *           time of a statement is measured by a clock that its session may set: who set it ahead
   *           is over it, too. Who holds rows while somebody waits has two seconds: whose rows they
   *           are that somebody waits for, MySQL tells only with its performance schema. So has who
   *           is idle while somebody, a deploy, waits for a table: he may hold it. What the account
   *           that deployed may not see or end goes on: without PROCESS, all.
   */
  DECLARE v_sessions JSON;
  DECLARE v_index, v_waiting, v_waiting_for_table INT DEFAULT 0;

  DECLARE EXIT HANDLER FOR 1227
  BEGIN
    SET v_sessions = NULL;
  END;

  -- exactly one row
  SELECT COUNT(*)
    INTO v_waiting
    FROM information_schema.INNODB_TRX AS t
    WHERE t.trx_state = 'LOCK WAIT';
  -- exactly one row
  SELECT COUNT(*)
    INTO v_waiting_for_table
    FROM information_schema.PROCESSLIST AS s
    WHERE s.STATE = 'Waiting for table metadata lock';
  -- exactly one row
  SELECT JSON_ARRAYAGG(s.ID)
    INTO v_sessions
    FROM (
      SELECT a.USER AS account,
          MAX(JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED)) AS seconds
        FROM information_schema.USER_ATTRIBUTES AS a
        WHERE JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
        GROUP BY a.USER) AS l
    JOIN information_schema.PROCESSLIST AS s ON s.USER = l.account
    LEFT JOIN information_schema.INNODB_TRX AS t ON t.trx_mysql_thread_id = s.ID
    WHERE l.seconds > 0
      AND (s.COMMAND <> 'Sleep' AND s.TIME NOT BETWEEN 0 AND l.seconds
        OR s.COMMAND = 'Sleep' AND s.TIME NOT BETWEEN 0 AND 1 AND v_waiting_for_table > 0
        OR CONVERT_TZ(t.trx_started, 'SYSTEM', '+00:00') < utc_now() - INTERVAL IF(
          t.trx_rows_locked > 0 AND t.trx_state <> 'LOCK WAIT' AND v_waiting > 0,
          LEAST(l.seconds, 2), l.seconds) SECOND);
  WHILE v_index < JSON_LENGTH(v_sessions) DO
    CALL end_session(JSON_EXTRACT(v_sessions, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
