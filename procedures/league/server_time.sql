CREATE FUNCTION server_time() RETURNS TIMESTAMP(6)
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'What time it is on the server, whatever the session says.'
BEGIN
  RETURN SYSDATE(6);
END
