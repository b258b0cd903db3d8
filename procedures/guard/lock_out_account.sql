CREATE PROCEDURE lock_out_account(IN p_account VARCHAR(80))
  MODIFIES SQL DATA
  COMMENT 'Ends all sessions of an account and locks it out for a while.'
BEGIN
  /*
   * Takes   : p_account, without the host.
   * Changes : AccountConduct; the account is locked, which takes the privilege CREATE USER of the
   *           account that deployed.
   * Why     : the sessions are ended before the account is locked, because they may have used up
   *           all prepared statements. Sessions that connected in between are ended after it.
   */
  DECLARE v_minutes INT;

  SELECT COALESCE(MAX(c.value), 0)
    INTO v_minutes
    FROM Setting AS c
    WHERE c.setting = 'kept_out_minutes';
  IF v_minutes > 0 THEN
    INSERT INTO AccountConduct (account, counted_from, times, kept_out_until)
      VALUES (p_account, utc_now(), 0, utc_now() + INTERVAL v_minutes MINUTE) AS new
      ON DUPLICATE KEY UPDATE
        times = new.times, counted_from = new.counted_from, kept_out_until = new.kept_out_until;
    CALL end_sessions_of(p_account);
    CALL lock_account(p_account, 'LOCK');
    CALL end_sessions_of(p_account);
  END IF;
END
