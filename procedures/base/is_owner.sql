CREATE FUNCTION is_owner() RETURNS BOOLEAN
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'Whether the account that calls is the one that made this.'
BEGIN
  RETURN session_account() = owner_account();
END
