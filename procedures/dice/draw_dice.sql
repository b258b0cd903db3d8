CREATE PROCEDURE draw_dice(
  IN p_game_id INT, IN p_source VARCHAR(20), IN p_drawn INT, IN p_count INT, IN p_sides INT,
  OUT p_first INT, OUT p_second INT)
  READS SQL DATA
  COMMENT 'Says what the dice show that a game draws next.'
BEGIN
  /*
   * Takes  : p_source, server or numbers; p_drawn, how many dice were drawn before.
   * Returns: p_second, NULL when one die is rolled.
   * Raises : numbers_run_out.
   * Rule   : H1: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;

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
END
