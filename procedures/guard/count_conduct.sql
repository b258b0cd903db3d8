CREATE PROCEDURE count_conduct(IN p_sessions JSON)
  MODIFIES SQL DATA
  COMMENT 'Counts how often accounts blocked others, and locks them out above a limit.'
BEGIN
  /*
   * Takes   : p_sessions, as sessions_to_end returns them.
   * Changes : AccountConduct; as lock_out_account.
   * Rule    : an account is locked out at 20 within a minute: after three locking reads, or after
   *           exceeding its limits 20 times. Each call counts the heaviest session of an account.
   */
  DECLARE v_accounts JSON;
  DECLARE v_index INT DEFAULT 0;

  INSERT INTO AccountConduct (account, counted_from, times)
    SELECT seen.account, utc_now(), seen.weight
      FROM (
        SELECT j.account, MAX(j.weight) AS weight
          FROM JSON_TABLE(p_sessions, '$[*]' COLUMNS (
            account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin PATH '$[1]',
            weight INT PATH '$[2]')) AS j
          WHERE j.weight > 0
          GROUP BY j.account) AS seen
    ON DUPLICATE KEY UPDATE
      times = seen.weight
        + IF(AccountConduct.counted_from < utc_now() - INTERVAL 1 MINUTE, 0, AccountConduct.times),
      counted_from = IF(AccountConduct.counted_from < utc_now() - INTERVAL 1 MINUTE, utc_now(),
        AccountConduct.counted_from);
  -- exactly one row
  SELECT JSON_ARRAYAGG(c.account)
    INTO v_accounts
    FROM AccountConduct AS c
    WHERE c.times >= 20;
  WHILE v_index < JSON_LENGTH(v_accounts) DO
    CALL lock_out_account(JSON_UNQUOTE(JSON_EXTRACT(v_accounts, CONCAT('$[', v_index, ']'))));
    SET v_index = v_index + 1;
  END WHILE;
END
