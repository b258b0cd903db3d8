CREATE FUNCTION match_number(p_text LONGTEXT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'A text as a match number; NULL if it is not one.'
BEGIN
  RETURN IF(REGEXP_LIKE(TRIM(p_text), '^[0-9]{1,15}$'), CAST(TRIM(p_text) AS SIGNED), NULL);
END
