CREATE FUNCTION utc_now() RETURNS DATETIME(6)
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'The clock of the server, in UTC.'
BEGIN
  /*
   * Why : the only place that reads the clock, and one that no session can move. NOW() follows
   *       `SET timestamp`, and SYSDATE() is in the time zone of the session, which is ambiguous for
   *       an hour when summer time ends. UUID() counts tenths of microseconds since October 15,
   *       1582, in UTC, and never backwards.
   */
  RETURN TIMESTAMP'1970-01-01 00:00:00.000000' + INTERVAL (
    CAST(CONV(SUBSTR(HEX(UUID_TO_BIN(UUID(), 1)), 2, 15), 16, 10) AS UNSIGNED)
      - 122192928000000000) DIV 10 MICROSECOND;
END
