CREATE FUNCTION owner_account() RETURNS
  VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
  NOT DETERMINISTIC
  NO SQL
  COMMENT 'The name of the account that owns the installation, without the host.'
BEGIN
  /*
   * Why : account names are case- and accent-sensitive. In every routine of the owner,
   *       CURRENT_USER() is the owner. A host has no @.
   */
  RETURN LEFT(
    CURRENT_USER(),
    CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1);
END
