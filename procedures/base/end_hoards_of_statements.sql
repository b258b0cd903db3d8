CREATE PROCEDURE end_hoards_of_statements()
  MODIFIES SQL DATA
  COMMENT 'Ends sessions when the server can hold few more prepared statements.'
BEGIN
  /*
   * Changes : sessions, account by account, until half of max_prepared_stmt_count is free; an
   *           account that held a tenth of it is locked out.
   * Why     : MySQL has one limit for all accounts together, and without its performance schema it
   *           does not say who holds the statements: that shows when they disappear with a session.
   *           An honest account connects again.
   */
  DECLARE v_accounts JSON;
  DECLARE v_account VARCHAR(80);
  DECLARE v_count INT DEFAULT prepared_statements();
  DECLARE v_index, v_before INT DEFAULT 0;
  DECLARE v_until DATETIME(3);
  DECLARE v_most INT DEFAULT @@GLOBAL.max_prepared_stmt_count;

  IF v_count * 2 > v_most THEN
    -- exactly one row
    SELECT JSON_ARRAYAGG(l.account)
      INTO v_accounts
      FROM (
        SELECT DISTINCT a.USER AS account
          FROM information_schema.USER_ATTRIBUTES AS a
          JOIN information_schema.PROCESSLIST AS s ON s.USER = a.USER
          WHERE JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE()
            AND JSON_VALUE(a.ATTRIBUTE, '$.seconds' RETURNING SIGNED) > 0) AS l;
    WHILE v_index < JSON_LENGTH(v_accounts) AND v_count * 2 > v_most DO
      SET v_account = JSON_UNQUOTE(JSON_EXTRACT(v_accounts, CONCAT('$[', v_index, ']')));
      SET v_before = v_count, v_index = v_index + 1;
      CALL end_sessions_of(v_account);
      CALL wait_for_end_of_sessions(v_account);
      -- MySQL frees the statements of a session after it has left the list of sessions.
      SET v_until = utc_now() + INTERVAL 1 SECOND;
      REPEAT
        SET v_count = prepared_statements();
        UNTIL (v_before - v_count) * 10 > v_most OR utc_now() > v_until
      END REPEAT;
      IF (v_before - v_count) * 10 > v_most THEN
        CALL keep_account_out(v_account);
      END IF;
    END WHILE;
  END IF;
END
