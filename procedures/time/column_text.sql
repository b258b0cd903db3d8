CREATE FUNCTION column_text(p_row JSON, p_column VARCHAR(64)) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'A value of a row in JSON as text; NULL for NULL.'
BEGIN
  RETURN JSON_UNQUOTE(NULLIF(
    JSON_EXTRACT(p_row, CONCAT('$.', JSON_QUOTE(p_column))), CAST('null' AS JSON)));
END
