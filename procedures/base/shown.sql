CREATE FUNCTION shown(p_text LONGTEXT) RETURNS VARCHAR(80)
  DETERMINISTIC
  NO SQL
  COMMENT 'The input of a user as a refusal repeats it: short, and without invisible characters.'
BEGIN
  RETURN COALESCE(
    REGEXP_REPLACE(LEFT(p_text, 40), '[\\p{C}\\p{Zl}\\p{Zp}\\p{DI}]', '?'), 'NULL');
END
