CREATE FUNCTION utc_at(p_seconds DECIMAL(20, 6)) RETURNS DATETIME(3)
  DETERMINISTIC
  NO SQL
  COMMENT 'A time in UTC, of a Unix time.'
BEGIN
  /*
   * Takes : p_seconds since 1970, as UNIX_TIMESTAMP of a TIMESTAMP.
   * Why   : FROM_UNIXTIME is in the time zone of the session.
   */
  RETURN TIMESTAMP'1970-01-01 00:00:00' + INTERVAL p_seconds SECOND;
END
