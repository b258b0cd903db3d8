CREATE PROCEDURE limit_prepared_statements()
  MODIFIES SQL DATA
  COMMENT 'Ends sessions when the server can hold few more prepared statements.'
BEGIN
  /*
   * Changes : sessions, account by account, until half of max_prepared_stmt_count is free; an
   *           account is locked out if the server says that it held a tenth of it.
   * Why     : MySQL has one limit for all accounts together, and says who holds the statements only
   *           with its performance schema. A count that falls when a session ends is no evidence:
   *           somebody else may have freed statements at that moment. So without evidence nobody is
   *           locked out. The account with the newest session comes first: one whose sessions were
   *           ended has a new session when it returns.
   */
  DECLARE v_held JSON;
  DECLARE v_done JSON DEFAULT JSON_ARRAY();
  DECLARE v_account VARCHAR(80);
  DECLARE v_statements INT;
  DECLARE v_until DATETIME(3);
  DECLARE v_most INT DEFAULT @@GLOBAL.max_prepared_stmt_count;
  DECLARE v_is_full BOOLEAN DEFAULT prepared_statements() * 2 > v_most;

  IF v_is_full THEN
    SET v_held = statements_by_account();
  END IF;
  WHILE v_is_full DO
    SET v_account = NULL;
    SELECT l.account, l.statements
      INTO v_account, v_statements
      FROM (
        SELECT a.USER AS account, MAX(s.ID) AS newest,
            COALESCE(JSON_EXTRACT(v_held, CONCAT('$.', JSON_QUOTE(a.USER))), 0) AS statements
          FROM information_schema.USER_ATTRIBUTES AS a
          JOIN information_schema.PROCESSLIST AS s ON s.USER = a.USER
          WHERE JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
            AND JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED) > 0
            AND NOT JSON_CONTAINS(v_done, JSON_QUOTE(a.USER))
          GROUP BY a.USER) AS l
      WHERE v_held IS NULL OR l.statements > 0
      ORDER BY l.statements DESC, l.newest DESC
      LIMIT 1;
    IF v_account IS NOT NULL THEN
      SET v_done = JSON_ARRAY_APPEND(v_done, '$', v_account);
      CALL end_sessions_of(v_account);
      CALL wait_for_end_of_sessions(v_account);
      IF v_statements * 10 > v_most THEN
        CALL lock_out_account(v_account);
      END IF;
      -- MySQL frees the statements of a session after it has left the list of sessions.
      SET v_until = utc_now() + INTERVAL 200000 MICROSECOND;
      REPEAT
        SET v_is_full = prepared_statements() * 2 > v_most;
        UNTIL NOT v_is_full OR utc_now() > v_until
      END REPEAT;
    ELSE
      SET v_is_full = FALSE;
    END IF;
  END WHILE;
END
