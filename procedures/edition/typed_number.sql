CREATE FUNCTION typed_number(p_value JSON, p_is_number BOOLEAN) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A number as a document has it, of one as somebody types it.'
BEGIN
  /*
   * Takes   : p_is_number, whether a number is wanted.
   * Returns : p_value as it is when it is no text that says a whole number, or none is wanted.
   */
  DECLARE v_text TEXT DEFAULT JSON_UNQUOTE(p_value);

  IF p_is_number AND JSON_TYPE(p_value) = 'STRING' AND v_text REGEXP '^[+-]?[0-9]{1,15}$' THEN
    RETURN CAST(CAST(v_text AS SIGNED) AS JSON);
  END IF;
  RETURN p_value;
END
