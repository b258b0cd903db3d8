CREATE PROCEDURE check_dice(IN p_dice DOUBLE, IN p_dice2 DOUBLE)
  READS SQL DATA
  COMMENT 'Raises the refusal for dice that dice_fit rejects.'
BEGIN
  /*
   * Move   : reads m_dice_count m_dice_sides.
   * Raises : what check_one_die and check_die raise.
   */
  CALL check_one_die(p_dice2);
  CALL check_die(p_dice);
  IF m_dice_count = 2 THEN
    CALL check_die(p_dice2);
  END IF;
END
