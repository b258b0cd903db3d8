CREATE PROCEDURE check_dice()
  READS SQL DATA
  COMMENT 'Raises the refusal for dice that dice_fit rejects.'
BEGIN
  /*
   * Move   : reads m_dice m_dice2 m_dice_count m_dice_sides.
   * Raises : what check_one_die and check_die raise.
   */
  CALL check_one_die();
  CALL check_die(m_dice);
  IF m_dice_count = 2 THEN
    CALL check_die(m_dice2);
  END IF;
END
