CREATE PROCEDURE check_one_die(IN p_dice2 DOUBLE, IN p_count INT)
  READS SQL DATA
  COMMENT 'Refuses a second die where there is one.'
BEGIN
  /*
   * Raises : column_not_used.
   */
  IF p_count = 1 AND p_dice2 IS NOT NULL THEN
    CALL refuse('column_not_used', 'There is one die: leave dice2 out.');
  END IF;
END
