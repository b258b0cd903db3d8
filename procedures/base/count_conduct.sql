CREATE PROCEDURE count_conduct(IN p_sessions JSON)
  MODIFIES SQL DATA
  COMMENT 'Counts how often accounts blocked others, and locks them out above a limit.'
BEGIN
  /*
   * Takes   : p_sessions, as sessions_to_end returns them.
   * Changes : AccountConduct; as keep_account_out.
   * Rule    : within a minute 3 times for an account that may only read, 20 times for one that also
   *           moves: that one locks rows for a moment before each move.
   */
  DECLARE v_accounts JSON;
  DECLARE v_index INT DEFAULT 0;

  INSERT INTO AccountConduct (account, counted_from, times)
    SELECT j.account, utc_now(), 1
      FROM JSON_TABLE(p_sessions, '$[*]' COLUMNS (
        account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin PATH '$[1]')) AS j
      GROUP BY j.account
    ON DUPLICATE KEY UPDATE
      times = IF(AccountConduct.counted_from < utc_now() - INTERVAL 1 MINUTE, 1,
        AccountConduct.times + 1),
      counted_from = IF(AccountConduct.counted_from < utc_now() - INTERVAL 1 MINUTE, utc_now(),
        AccountConduct.counted_from);
  -- exactly one row
  SELECT JSON_ARRAYAGG(c.account)
    INTO v_accounts
    FROM AccountConduct AS c
    JOIN (
      SELECT j.account, MIN(j.reads_only) AS reads_only
        FROM JSON_TABLE(p_sessions, '$[*]' COLUMNS (
          account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin PATH '$[1]',
          reads_only INT PATH '$[3]')) AS j
        GROUP BY j.account) AS seen ON seen.account = c.account
    WHERE c.times >= IF(seen.reads_only, 3, 20);
  WHILE v_index < JSON_LENGTH(v_accounts) DO
    CALL keep_account_out(JSON_UNQUOTE(JSON_EXTRACT(v_accounts, CONCAT('$[', v_index, ']'))));
    SET v_index = v_index + 1;
  END WHILE;
END
