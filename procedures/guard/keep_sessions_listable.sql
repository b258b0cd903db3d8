CREATE PROCEDURE keep_sessions_listable()
  MODIFIES SQL DATA
  COMMENT 'Ends sessions whose statements keep MySQL from listing sessions for two seconds.'
BEGIN
  /*
   * Changes : sessions; AccountConduct, as count_conduct.
   * Rule    : an account has two seconds, as one that holds rows while others wait. A statement may
   *           itself have waited for somebody's rows, so each time counts as 1 at most.
   * Why     : without the lists nobody would be found who blocks others. InnoDB updates its list
   *           only if nobody has read it for a tenth of a second.
   */
  DECLARE v_sessions, v_overdue JSON;
  DECLARE v_looks, v_index INT DEFAULT 0;
  DECLARE v_now DATETIME(3) DEFAULT utc_now();

  WHILE v_looks < 4 AND NOT can_list_sessions() DO
    DO SLEEP(0.12);
    SET v_looks = v_looks + 1;
  END WHILE;
  IF v_looks = 4 THEN
    CALL find_unlistable_sessions(v_sessions);
  END IF;
  UPDATE AccountConduct
    SET unlistable_from = NULL
    WHERE unlistable_from IS NOT NULL
      AND NOT COALESCE(JSON_CONTAINS(v_sessions->'$[*][1]', JSON_QUOTE(account)), FALSE);
  IF v_sessions IS NOT NULL THEN
    INSERT INTO AccountConduct (account, counted_from, times, unlistable_from)
      SELECT DISTINCT j.account, v_now, 0, v_now
        FROM JSON_TABLE(v_sessions, '$[*]' COLUMNS (
          account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin PATH '$[1]')) AS j
      ON DUPLICATE KEY UPDATE
        unlistable_from = COALESCE(AccountConduct.unlistable_from, v_now);
    -- exactly one row
    SELECT JSON_ARRAYAGG(JSON_ARRAY(j.session, j.account, j.weight))
      INTO v_overdue
      FROM JSON_TABLE(v_sessions, '$[*]' COLUMNS (
        session BIGINT PATH '$[0]',
        account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin PATH '$[1]',
        weight INT PATH '$[2]')) AS j
      JOIN AccountConduct AS c ON c.account = j.account
      WHERE c.unlistable_from < v_now - INTERVAL 1500000 MICROSECOND;
  END IF;
  WHILE v_index < JSON_LENGTH(v_overdue) DO
    CALL end_session(JSON_EXTRACT(v_overdue, CONCAT('$[', v_index, '][0]')));
    SET v_index = v_index + 1;
  END WHILE;
  IF v_overdue IS NOT NULL THEN
    CALL count_conduct(v_overdue);
    DO SLEEP(0.12);
  END IF;
END
