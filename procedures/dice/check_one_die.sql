CREATE PROCEDURE check_one_die()
  READS SQL DATA
  COMMENT 'Rejects a second die in an edition with one die.'
BEGIN
  /*
   * Move   : reads m_dice2 m_dice_count.
   * Raises : column_not_used.
   */
  IF m_dice_count = 1 AND m_dice2 IS NOT NULL THEN
    CALL refuse('column_not_used', 'This game has one die: leave dice2 out.');
  END IF;
END
