CREATE FUNCTION day_of(p_text LONGTEXT) RETURNS DATE
  DETERMINISTIC
  NO SQL
  COMMENT 'A text like 2026-01-31 as a date; NULL if it is not one.'
BEGIN
  /*
   * Why : MySQL itself would fail the statement with an unnamed error.
   */
  DECLARE v_text VARCHAR(10) DEFAULT IF(
    REGEXP_LIKE(TRIM(p_text), '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
    TRIM(p_text), NULL);

  RETURN IF(
    RIGHT(v_text, 2) <= DAY(LAST_DAY(CONCAT(LEFT(v_text, 8), '01'))), CAST(v_text AS DATE), NULL);
END
