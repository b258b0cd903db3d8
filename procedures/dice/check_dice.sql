CREATE PROCEDURE check_dice(IN p_dice DOUBLE, IN p_dice2 DOUBLE, IN p_count INT, IN p_sides INT)
  READS SQL DATA
  COMMENT 'Says what is wrong with dice that do not fit.'
BEGIN
  /*
   * Takes  : as dice_fit.
   * Raises : what check_one_die and check_die raise.
   */
  CALL check_one_die(p_dice2, p_count);
  CALL check_die(p_dice, p_sides);
  IF p_count = 2 THEN
    CALL check_die(p_dice2, p_sides);
  END IF;
END
