CREATE PROCEDURE check_die(IN p_dice DOUBLE)
  READS SQL DATA
  COMMENT 'Rejects a value that a die cannot show.'
BEGIN
  /*
   * Move   : reads m_dice_sides.
   * Raises : dice_missing, dice_not_whole, dice_out_of_range.
   */
  IF p_dice IS NULL THEN
    CALL refuse('dice_missing', CONCAT('Give the dice: 1 to ', m_dice_sides, '.'));
  END IF;
  IF p_dice <> FLOOR(p_dice) THEN
    CALL refuse('dice_not_whole', CONCAT(
      'Dice are whole numbers from 1 to ', m_dice_sides, '; ', p_dice, ' is not.'));
  END IF;
  IF p_dice NOT BETWEEN 1 AND m_dice_sides THEN
    CALL refuse('dice_out_of_range', CONCAT(
      'Dice go from 1 to ', m_dice_sides, ', not ', p_dice, '.'));
  END IF;
END
