CREATE FUNCTION sessions_to_end(p_readers JSON) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The sessions of accounts that exceed their limits or block others.'
BEGIN
  /*
   * Takes   : p_readers, the sessions that locked_readers named a moment ago.
   * Returns : an array of [session, account, weight]; NULL for none. The weight is what
   *           count_conduct adds to the account: 7 for a locking read, 1 for what exceeds a limit,
   *           0 where nothing shows that this session blocks others. Only accounts that have
   *           seconds in their attribute count, as createAccount sets them.
   * Why     : MySQL has no such limit for accounts, and an account may raise one of its session. An
   *           open transaction or a running statement blocks others. The time of a statement is
   *           measured by a clock that its session may set: one set ahead exceeds the limit, too. A
   *           session that holds rows while others wait has two seconds: whose rows they wait for
   *           MySQL tells only with its performance schema. So has an idle session while somebody,
   *           a deploy, waits for a table: it may hold it. Sessions that the account that deployed
   *           may not see are left alone: without PROCESS, all.
   */
  DECLARE v_sessions, v_readers JSON;
  DECLARE v_bytes BIGINT;
  -- trx_started is in the time zone of the server's machine, where an hour may come twice.
  DECLARE v_now DATETIME(6) DEFAULT CONVERT_TZ(utc_now(), '+00:00', 'SYSTEM');
  DECLARE v_waiting, v_waiting_for_table INT DEFAULT 0;

  SELECT MAX(c.value) * 1048576
    INTO v_bytes
    FROM Setting AS c
    WHERE c.setting = 'temporary_megabytes';
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
  SET v_readers = IF(p_readers IS NULL, NULL, locked_readers());
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(w.ID, w.account, w.weight))
    INTO v_sessions
    FROM (
      SELECT s.ID, l.account, CASE
          WHEN JSON_CONTAINS(v_readers, CAST(s.ID AS JSON))
            AND JSON_CONTAINS(p_readers, CAST(s.ID AS JSON))
            THEN 7
          WHEN s.COMMAND <> 'Sleep' AND s.TIME NOT BETWEEN 0 AND l.seconds
            OR COALESCE(t.trx_started < v_now - INTERVAL IF(
              t.trx_rows_locked > 0 AND t.trx_state <> 'LOCK WAIT' AND v_waiting > 0,
              LEAST(l.seconds, 2), l.seconds) SECOND, FALSE)
            OR COALESCE(f.bytes > v_bytes, FALSE)
            THEN 1
          WHEN s.COMMAND = 'Sleep' AND s.TIME NOT BETWEEN 0 AND 1 AND v_waiting_for_table > 0
            THEN 0
          END AS weight
        FROM (
          SELECT a.USER AS account,
              MAX(JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED)) AS seconds
            FROM information_schema.USER_ATTRIBUTES AS a
            WHERE JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
            GROUP BY a.USER) AS l
        JOIN information_schema.PROCESSLIST AS s ON s.USER = l.account
        LEFT JOIN information_schema.INNODB_TRX AS t ON t.trx_mysql_thread_id = s.ID
        LEFT JOIN (
          SELECT p.ID, SUM(p.SIZE) AS bytes
            FROM information_schema.INNODB_SESSION_TEMP_TABLESPACES AS p
            GROUP BY p.ID) AS f ON f.ID = s.ID
        WHERE l.seconds > 0) AS w
    WHERE w.weight IS NOT NULL;
  RETURN v_sessions;
END
