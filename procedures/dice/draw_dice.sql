CREATE PROCEDURE draw_dice(
  IN p_game_id INT, IN p_source VARCHAR(20), IN p_count INT, IN p_sides INT,
  IN p_dice DOUBLE, IN p_dice2 DOUBLE, INOUT p_drawn INT, OUT p_first INT, OUT p_second INT)
  READS SQL DATA
  COMMENT 'Says what the dice show that a game draws next.'
BEGIN
  /*
   * Takes   : p_source, server or numbers; p_dice, p_dice2, what the client says they show.
   * Returns : p_first, p_second, the dice, NULL for a second where one is rolled; p_drawn, how many
   *           were drawn, counted up.
   * Raises  : column_not_used, numbers_run_out; dice_mismatch, when the client says something else
   *           than the game's own dice show.
   * Rule    : H1: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;

  CALL check_one_die(p_dice2, p_count);
  IF p_source = 'server' THEN
    SELECT s.seed INTO v_seed FROM Game AS s WHERE s.game_id = p_game_id;
    SET p_first = die_of(v_seed, CONCAT('die:', p_drawn + 1), p_sides);
    IF p_count = 2 THEN
      SET p_second = die_of(v_seed, CONCAT('die:', p_drawn + 2), p_sides);
    END IF;
  ELSE
    CALL listed_die(p_game_id, p_drawn + 1, p_sides, p_first);
    IF p_count = 2 THEN
      CALL listed_die(p_game_id, p_drawn + 2, p_sides, p_second);
    END IF;
  END IF;
  IF COALESCE(p_dice <> p_first, FALSE) OR COALESCE(p_dice2 <> p_second, FALSE) THEN
    CALL refuse('dice_mismatch',
      'The dice of this game are not yours to roll: leave dice and dice2 out.');
  END IF;
  SET p_drawn = p_drawn + p_count;
END
