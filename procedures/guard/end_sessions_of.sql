CREATE PROCEDURE end_sessions_of(IN p_account VARCHAR(80))
  READS SQL DATA
  COMMENT 'Ends all sessions of an account, if MySQL can list them.'
BEGIN
  /*
   * Takes : p_account, without the host; compared by bytes, because accounts may differ in case
   *         only.
   * Why   : an account that keeps MySQL from listing sessions must be locked out all the same;
   *         keep_sessions_listable then ends what is open.
   */
  DECLARE v_sessions JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR 3854, 1366
  BEGIN
    SET v_sessions = NULL;
  END;

  -- exactly one row
  SELECT JSON_ARRAYAGG(s.ID)
    INTO v_sessions
    FROM information_schema.PROCESSLIST AS s
    WHERE CAST(CONVERT(s.USER USING utf8mb4) AS BINARY) = CAST(p_account AS BINARY);
  WHILE v_index < JSON_LENGTH(v_sessions) DO
    CALL end_session(JSON_EXTRACT(v_sessions, CONCAT('$[', v_index, ']')));
    SET v_index = v_index + 1;
  END WHILE;
END
