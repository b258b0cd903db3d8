CREATE FUNCTION session_account() RETURNS
  VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'The name of the account that is connected, without the host.'
BEGIN
  /*
   * Why : CURRENT_USER() is the owner in every routine of the owner. A host has no @.
   */
  RETURN LEFT(
    SESSION_USER(),
    CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1);
END
