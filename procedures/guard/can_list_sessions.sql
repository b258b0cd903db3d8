CREATE FUNCTION can_list_sessions() RETURNS BOOLEAN
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether MySQL can list its sessions and transactions at the moment.'
BEGIN
  /*
   * Why : both lists fail, with error 3854 or 1366, while any session executes a statement with a
   *       character beyond U+FFFF, such as an emoji, or with bytes that are no text.
   */
  DECLARE v_count INT;
  DECLARE EXIT HANDLER FOR 3854, 1366
  BEGIN
    RETURN FALSE;
  END;

  -- exactly one row
  SELECT COUNT(*) INTO v_count FROM information_schema.PROCESSLIST AS s;
  -- exactly one row
  SELECT COUNT(*) INTO v_count FROM information_schema.INNODB_TRX AS t;
  RETURN TRUE;
END
