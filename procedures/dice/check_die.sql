CREATE PROCEDURE check_die(IN p_dice DOUBLE, IN p_sides INT)
  READS SQL DATA
  COMMENT 'Refuses what a die cannot show.'
BEGIN
  /*
   * Takes  : p_dice, what the client says; p_sides, of the die.
   * Raises : dice_missing, dice_not_whole, dice_out_of_range.
   */
  IF p_dice IS NULL THEN
    CALL refuse('dice_missing', CONCAT('Give the dice, 1 to ', p_sides, '.'));
  END IF;
  IF p_dice <> FLOOR(p_dice) THEN
    CALL refuse('dice_not_whole', CONCAT(
      'Dice are whole numbers, 1 to ', p_sides, '; ', p_dice, ' is not.'));
  END IF;
  IF p_dice NOT BETWEEN 1 AND p_sides THEN
    CALL refuse('dice_out_of_range', CONCAT(
      'Dice go from 1 to ', p_sides, ', not ', p_dice, '.'));
  END IF;
END
