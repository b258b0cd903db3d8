CREATE PROCEDURE lock_account(IN p_account VARCHAR(80), IN p_how VARCHAR(10))
  MODIFIES SQL DATA
  COMMENT 'Locks or unlocks an account, if possible.'
BEGIN
  /*
   * Takes   : p_account, without the host; p_how, LOCK or UNLOCK.
   * Changes : the accounts of that name that createAccount made for this database; commits an open
   *           transaction of the caller.
   * Why     : ALTER USER takes no variables for names, so the statement is built as text. The
   *           account that deployed may lack the privilege; then sessions are only ended.
   */
  DECLARE v_hosts JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_hosts = NULL;
  END;

  -- exactly one row
  SELECT JSON_ARRAYAGG(a.HOST)
    INTO v_hosts
    FROM information_schema.USER_ATTRIBUTES AS a
    WHERE CAST(CONVERT(a.USER USING utf8mb4) AS BINARY) = CAST(p_account AS BINARY)
      AND JSON_VALUE(a.ATTRIBUTE, '$.sqlopoly') = DATABASE();
  WHILE v_index < JSON_LENGTH(v_hosts) DO
    SET @alter_user = CONCAT(
      'ALTER USER ', QUOTE(p_account), '@',
      QUOTE(JSON_UNQUOTE(JSON_EXTRACT(v_hosts, CONCAT('$[', v_index, ']')))), ' ACCOUNT ',
      IF(p_how = 'LOCK', 'LOCK', 'UNLOCK'));
    PREPARE alter_user FROM @alter_user;
    EXECUTE alter_user;
    DEALLOCATE PREPARE alter_user;
    SET v_index = v_index + 1;
  END WHILE;
END
