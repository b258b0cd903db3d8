CREATE FUNCTION typed_number(p_value JSON, p_is_number BOOLEAN) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A number as in a document, parsed from text.'
BEGIN
  /*
   * Takes   : p_is_number, whether a number is expected.
   * Returns : the number; p_value itself when it is not a text with a whole number, or no number is
   *           expected.
   */
  DECLARE v_text TEXT DEFAULT JSON_UNQUOTE(p_value);

  IF p_is_number AND JSON_TYPE(p_value) = 'STRING' AND v_text REGEXP '^[+-]?[0-9]{1,15}$' THEN
    RETURN CAST(CAST(v_text AS SIGNED) AS JSON);
  END IF;
  RETURN p_value;
END
