CREATE FUNCTION archive_digest(p_archive JSON) RETURNS CHAR(64)
  DETERMINISTIC
  NO SQL
  COMMENT 'By which it shows whether an archive is still as it was written.'
BEGIN
  /*
   * Returns : SHA-256 of all of it but the digest, as MySQL writes JSON: however it is set out.
   */
  RETURN SHA2(CAST(JSON_REMOVE(p_archive, '$.digest') AS CHAR), 256);
END
