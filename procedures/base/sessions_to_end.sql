CREATE FUNCTION sessions_to_end() RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The sessions of accounts that exceed their limits or block others.'
BEGIN
  /*
   * Returns : an array of [session, account, whether to end the session, whether the account may
   *           only read]; NULL for none. Only accounts count that have seconds in their attribute,
   *           as createAccount sets them.
   * Why     : MySQL has no such limit for accounts, and an account may raise one of its session. An
   *           open transaction or a running statement blocks others. The time of a statement is
   *           measured by a clock that its session may set: one set ahead exceeds the limit, too. A
   *           session that holds rows while others wait has two seconds: whose rows they wait for
   *           MySQL tells only with its performance schema. So has an idle session while somebody,
   *           a deploy, waits for a table: it may hold it. Rows that were read with locks and not
   *           changed are reported at once, and end the session of an account that may only read:
   *           no view needs them. Sessions that the account that deployed may not see are left
   *           alone: without PROCESS, all.
   */
  DECLARE v_sessions JSON;
  DECLARE v_bytes BIGINT;
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
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      w.ID, w.account, w.is_over OR w.reads_only AND w.holds, w.reads_only))
    INTO v_sessions
    FROM (
      SELECT s.ID, l.account, l.reads_only,
          v_waiting > 0 AND t.trx_state <> 'LOCK WAIT' AND t.trx_rows_locked > 0
            AND t.trx_rows_modified = 0 AS holds,
          s.COMMAND <> 'Sleep' AND s.TIME NOT BETWEEN 0 AND l.seconds
          OR s.COMMAND = 'Sleep' AND s.TIME NOT BETWEEN 0 AND 1 AND v_waiting_for_table > 0
          OR COALESCE(CONVERT_TZ(t.trx_started, 'SYSTEM', '+00:00') < utc_now() - INTERVAL IF(
            t.trx_rows_locked > 0 AND t.trx_state <> 'LOCK WAIT' AND v_waiting > 0,
            LEAST(l.seconds, 2), l.seconds) SECOND, FALSE)
          OR COALESCE(f.bytes > v_bytes, FALSE) AS is_over
        FROM (
          SELECT a.USER AS account,
              MAX(JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED)) AS seconds,
              COALESCE(MIN(JSON_VALUE(a.ATTRIBUTE, '$.role') = 'spectator'), FALSE) AS reads_only
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
    WHERE w.is_over OR w.holds;
  RETURN v_sessions;
END
