CREATE FUNCTION is_owner() RETURNS BOOLEAN
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'Whether the account that calls is the one that made this.'
BEGIN
  /*
   * Why : names of accounts that differ by a letter's case or an accent are names of two accounts.
   */
  RETURN session_account() = CONVERT(
    LEFT(
      CURRENT_USER(),
      CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1)
    USING utf8mb4) COLLATE utf8mb4_0900_bin;
END
