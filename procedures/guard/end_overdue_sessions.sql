CREATE PROCEDURE end_overdue_sessions()
  MODIFIES SQL DATA
  COMMENT 'Ends the sessions of accounts that exceed their limits or block others.'
BEGIN
  /*
   * Changes : sessions that sessions_to_end names, which rolls back what they have not committed;
   *           as keep_sessions_listable, count_conduct, limit_prepared_statements and
   *           unlock_accounts.
   * Why     : without the privilege PROCESS the reads fail with error 1227. No error here may keep
   *           the scheduler from the games.
   */
  DECLARE v_readers, v_sessions JSON;
  DECLARE v_index INT DEFAULT 0;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET v_sessions = NULL;
  END;

  CALL keep_sessions_listable();
  SET v_readers = locked_readers();
  IF v_readers IS NOT NULL THEN
    -- InnoDB updates its list of transactions every tenth of a second.
    DO SLEEP(0.2);
  END IF;
  SET v_sessions = sessions_to_end(v_readers);
  WHILE v_index < JSON_LENGTH(v_sessions) DO
    CALL end_session(JSON_EXTRACT(v_sessions, CONCAT('$[', v_index, '][0]')));
    SET v_index = v_index + 1;
  END WHILE;
  IF v_sessions IS NOT NULL THEN
    CALL count_conduct(v_sessions);
  END IF;
  CALL limit_prepared_statements();
  CALL unlock_accounts();
END
