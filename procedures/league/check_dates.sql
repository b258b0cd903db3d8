CREATE PROCEDURE check_dates(IN p_start_date DATE, IN p_end_date DATE)
  CONTAINS SQL
  COMMENT 'Refuses an end before the start.'
BEGIN
  /*
   * Raises : dates_out_of_order.
   */
  IF COALESCE(p_start_date > p_end_date, TRUE) THEN
    CALL refuse('dates_out_of_order', CONCAT(
      'Give a start and an end that does not lie before it, not ',
      COALESCE(p_start_date, 'NULL'), ' and ', COALESCE(p_end_date, 'NULL'), '.'));
  END IF;
END
