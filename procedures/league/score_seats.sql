CREATE PROCEDURE score_seats(IN p_met JSON, IN p_seats JSON, OUT p_weight INT)
  READS SQL DATA
  COMMENT 'Weighs a draw: the higher, the worse.'
BEGIN
  /*
   * Takes   : p_met, as score_meetings returns it; p_seats, as fill_tables returns them.
   * Returns : p_weight: a thousand for each unit of p_met that meets, plus the result of
   *           count_fours.
   */
  CALL count_repeats(p_met, p_seats, p_weight);
  SET p_weight = 1000 * p_weight + count_fours(p_seats);
END
