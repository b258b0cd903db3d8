CREATE PROCEDURE draw_dice(
  IN p_game_id INT, IN p_source VARCHAR(20), IN p_count INT, IN p_sides INT,
  INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, INOUT p_drawn INT,
  OUT p_drawn_before INT)
  READS SQL DATA
  COMMENT 'Says what the dice show that a game draws next.'
BEGIN
  /*
   * Takes   : p_source, server or numbers; p_dice, p_dice2, what the client says they show.
   * Returns : the dice, p_dice2 NULL when one is rolled; p_drawn, how many were drawn, counted up;
   *           p_drawn_before, not counted up.
   * Raises  : column_not_used, numbers_run_out; dice_mismatch, when the client says something else
   *           than the game's own dice show.
   * Rule    : H1: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_first, v_second INT;

  CALL check_one_die(p_dice2, p_count);
  IF p_source = 'server' THEN
    SELECT s.seed INTO v_seed FROM Game AS s WHERE s.game_id = p_game_id;
    SET v_first = die_of(v_seed, CONCAT('die:', p_drawn + 1), p_sides);
    IF p_count = 2 THEN
      SET v_second = die_of(v_seed, CONCAT('die:', p_drawn + 2), p_sides);
    END IF;
  ELSE
    CALL listed_die(p_game_id, p_drawn + 1, p_sides, v_first);
    IF p_count = 2 THEN
      CALL listed_die(p_game_id, p_drawn + 2, p_sides, v_second);
    END IF;
  END IF;
  IF COALESCE(p_dice <> v_first, FALSE) OR COALESCE(p_dice2 <> v_second, FALSE) THEN
    CALL refuse('dice_mismatch',
      'The dice of this game are not yours to roll: leave dice and dice2 out.');
  END IF;
  SET p_dice = v_first;
  SET p_dice2 = v_second;
  SET p_drawn_before = p_drawn;
  SET p_drawn = p_drawn + p_count;
END
