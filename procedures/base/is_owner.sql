CREATE FUNCTION is_owner() RETURNS BOOLEAN
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'Whether the account that calls is the owner.'
BEGIN
  RETURN session_account() = owner_account();
END
