CREATE FUNCTION is_owner() RETURNS BOOLEAN
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'Whether the account that calls is the one that made this.'
BEGIN
  RETURN session_account() = LEFT(
    CURRENT_USER(),
    CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1);
END
