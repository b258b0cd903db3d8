CREATE FUNCTION written_number(p_number DOUBLE) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A number as JSON, whole numbers without a decimal point; NULL for NULL.'
BEGIN
  RETURN CAST(CAST(p_number AS CHAR) AS JSON);
END
