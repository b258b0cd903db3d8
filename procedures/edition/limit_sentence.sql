CREATE FUNCTION limit_sentence(p_other TEXT, p_may_equal BOOLEAN) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'Says which rule a number must not exceed.'
BEGIN
  RETURN CONCAT(IF(p_may_equal, 'must not be more than ', 'must be less than '), p_other);
END
