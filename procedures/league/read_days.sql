CREATE PROCEDURE read_days(
  IN p_start LONGTEXT, IN p_end LONGTEXT, OUT p_start_date DATE, OUT p_end_date DATE)
  READS SQL DATA
  COMMENT 'Parses a first and a last day.'
BEGIN
  /*
   * Raises : dates_out_of_order.
   */
  SET p_start_date = day_of(p_start);
  SET p_end_date = day_of(p_end);
  IF COALESCE(p_start_date > p_end_date, TRUE) THEN
    CALL refuse('dates_out_of_order', CASE
      WHEN p_start_date IS NULL THEN CONCAT(
        'The first day must be a date like 2026-01-31, not ', shown(p_start), '.')
      WHEN p_end_date IS NULL THEN CONCAT(
        'The last day must be a date like 2026-01-31, not ', shown(p_end), '.')
      ELSE CONCAT(
        'The first day, ', shown(p_start), ', is after the last one, ', shown(p_end), '.') END);
  END IF;
END
