CREATE FUNCTION is_json(p_text LONGTEXT) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a text is JSON that the server can parse.'
BEGIN
  /*
   * Returns : FALSE for NULL.
   * Why     : JSON_VALID raises an error for a text that is nested too deeply.
   */
  DECLARE EXIT HANDLER FOR 3157 RETURN FALSE;

  RETURN COALESCE(JSON_VALID(p_text), FALSE);
END
