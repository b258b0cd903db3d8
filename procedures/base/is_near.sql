CREATE FUNCTION is_near(p_name VARCHAR(100), p_other VARCHAR(100)) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a name that somebody typed may be meant for another.'
BEGIN
  /*
   * Returns : TRUE when both begin with the same four letters or sound alike, or when one of at
   *           least three letters is part of the other.
   */
  RETURN COALESCE(
    CHAR_LENGTH(p_name) > 2
      AND (LEFT(p_name, 4) = LEFT(p_other, 4)
        OR (SOUNDEX(p_name) = SOUNDEX(p_other) AND SOUNDEX(p_name) <> '')
        OR LOCATE(p_name, p_other) > 0
        OR LOCATE(p_other, p_name) > 0),
    FALSE);
END
