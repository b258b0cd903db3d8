CREATE FUNCTION json_of(p_text LONGTEXT) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A text as JSON; NULL if it is not valid.'
BEGIN
  RETURN IF(is_json(p_text), CAST(p_text AS JSON), NULL);
END
