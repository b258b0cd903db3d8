CREATE FUNCTION whole_number(p_text LONGTEXT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'A text as a whole number of at most nine digits; NULL for any other text.'
BEGIN
  RETURN IF(REGEXP_LIKE(TRIM(p_text), '^[+-]?[0-9]{1,9}$'), CAST(TRIM(p_text) AS SIGNED), NULL);
END
