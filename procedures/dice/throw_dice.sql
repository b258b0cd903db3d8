CREATE PROCEDURE throw_dice(
  IN p_game_id INT, IN p_source VARCHAR(20), IN p_count INT, IN p_sides INT,
  INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, INOUT p_drawn INT)
  READS SQL DATA
  COMMENT 'Says what the dice of a roll show.'
BEGIN
  /*
   * Takes   : p_source, as in Standing; p_dice, p_dice2, what the client says they show.
   * Returns : the dice; p_drawn, counted up, unless the client rolls.
   * Raises  : column_not_used, dice_missing, dice_not_whole, dice_out_of_range, numbers_run_out;
   *           dice_mismatch, when the client says something else than the game's own dice show.
   * Rule    : H1.
   */
  DECLARE v_first, v_second INT;

  IF p_source = 'table' THEN
    IF NOT dice_fit(p_dice, p_dice2, p_count, p_sides) THEN
      CALL check_dice(p_dice, p_dice2, p_count, p_sides);
    END IF;
  ELSE
    CALL check_one_die(p_dice2, p_count);
    CALL draw_dice(p_game_id, p_source, p_drawn, p_count, p_sides, v_first, v_second);
    IF COALESCE(p_dice <> v_first, FALSE) OR COALESCE(p_dice2 <> v_second, FALSE) THEN
      CALL refuse('dice_mismatch',
        'The dice of this game are not yours to roll: leave dice and dice2 out.');
    END IF;
    SET p_dice = v_first;
    SET p_dice2 = v_second;
    SET p_drawn = p_drawn + p_count;
  END IF;
END
