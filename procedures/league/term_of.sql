CREATE FUNCTION term_of(p_terms JSON, p_name VARCHAR(40)) RETURNS LONGTEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'A member of an object as text; NULL when it is null or missing.'
BEGIN
  DECLARE v_term JSON DEFAULT JSON_EXTRACT(p_terms, CONCAT('$.', JSON_QUOTE(p_name)));

  RETURN IF(JSON_TYPE(v_term) = 'NULL', NULL, JSON_UNQUOTE(v_term));
END
