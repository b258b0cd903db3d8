CREATE FUNCTION shown(p_text LONGTEXT) RETURNS VARCHAR(80)
  DETERMINISTIC
  NO SQL
  COMMENT 'What somebody gave, as a refusal repeats it: short, and only what can be seen.'
BEGIN
  RETURN COALESCE(
    REGEXP_REPLACE(LEFT(p_text, 40), '[\\p{C}\\p{Zl}\\p{Zp}\\p{DI}]', '?'), 'NULL');
END
