CREATE FUNCTION dice_fit(p_dice DOUBLE, p_dice2 DOUBLE, p_count INT, p_sides INT) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether the dice can show the values that a client gives.'
BEGIN
  /*
   * Takes : p_count, 1 or 2 dice of p_sides; p_dice2, NULL with one die.
   */
  RETURN COALESCE(
    p_dice BETWEEN 1 AND p_sides AND p_dice = FLOOR(p_dice)
      AND IF(p_count = 1, p_dice2 IS NULL,
        p_dice2 BETWEEN 1 AND p_sides AND p_dice2 = FLOOR(p_dice2)),
    FALSE);
END
