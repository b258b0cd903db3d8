CREATE FUNCTION archive_digest(p_archive JSON) RETURNS CHAR(64)
  DETERMINISTIC
  NO SQL
  COMMENT 'The digest by which an archive shows whether it was changed.'
BEGIN
  /*
   * Returns : SHA-256 of the archive without its digest, as MySQL prints JSON, whatever the layout
   *           of the file.
   */
  RETURN SHA2(CAST(JSON_REMOVE(p_archive, '$.digest') AS CHAR), 256);
END
