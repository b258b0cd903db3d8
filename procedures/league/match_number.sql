CREATE FUNCTION match_number(p_text LONGTEXT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'A text as the number of a match; NULL when it is none.'
BEGIN
  RETURN IF(REGEXP_LIKE(TRIM(p_text), '^[0-9]{1,15}$'), CAST(TRIM(p_text) AS SIGNED), NULL);
END
