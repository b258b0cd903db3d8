CREATE PROCEDURE throw_dice(
  IN p_game_id INT, IN p_source VARCHAR(20), IN p_count INT, IN p_sides INT,
  INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, INOUT p_drawn INT)
  READS SQL DATA
  COMMENT 'Says what the dice of a roll show.'
BEGIN
  /*
   * Takes   : p_source, as in Standing; p_dice, p_dice2, what the client says they show.
   * Returns : the dice; p_drawn, counted up, unless the client rolls.
   * Raises  : what check_dice and draw_dice raise.
   * Rule    : H1.
   */
  IF p_source = 'table' THEN
    IF NOT dice_fit(p_dice, p_dice2, p_count, p_sides) THEN
      CALL check_dice(p_dice, p_dice2, p_count, p_sides);
    END IF;
  ELSE
    CALL draw_dice(p_game_id, p_source, p_count, p_sides, p_dice, p_dice2, p_drawn);
  END IF;
END
