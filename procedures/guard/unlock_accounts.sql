CREATE PROCEDURE unlock_accounts()
  MODIFIES SQL DATA
  COMMENT 'Unlocks the accounts whose lockout is over.'
BEGIN
  /*
   * Changes : AccountConduct; as lock_account.
   */
  DECLARE v_accounts JSON;
  DECLARE v_account VARCHAR(80);
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_now DATETIME(6) DEFAULT utc_now();

  -- exactly one row
  SELECT JSON_ARRAYAGG(c.account)
    INTO v_accounts
    FROM AccountConduct AS c
    WHERE c.kept_out_until < v_now;
  WHILE v_index < JSON_LENGTH(v_accounts) DO
    SET v_account = JSON_UNQUOTE(JSON_EXTRACT(v_accounts, CONCAT('$[', v_index, ']')));
    CALL lock_account(v_account, 'UNLOCK');
    DELETE FROM AccountConduct WHERE account = v_account COLLATE utf8mb4_0900_bin;
    SET v_index = v_index + 1;
  END WHILE;
  DELETE FROM AccountConduct
    WHERE kept_out_until IS NULL
      AND counted_from < v_now - INTERVAL 1 MINUTE;
END
