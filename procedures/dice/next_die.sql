CREATE PROCEDURE next_die(
  IN p_game_id INT, IN p_number INT, IN p_sides INT, OUT p_dice INT)
  READS SQL DATA
  COMMENT 'Says what a die shows that a game draws.'
BEGIN
  /*
   * Takes  : p_number, the how manieth die of the game it is, from 1.
   * Raises : numbers_run_out.
   * Rule   : seed 003: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_source VARCHAR(20);
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_value INT;

  SELECT g.dice_source, g.seed, n.value
    INTO v_source, v_seed, v_value
    FROM Game AS g
    LEFT JOIN ListedNumber AS n ON n.list_id = g.list_id AND n.position = p_number
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  IF v_source = 'server' THEN
    SET p_dice = die_of(v_seed, CONCAT('die:', p_number), p_sides);
  ELSEIF v_value IS NULL THEN
    CALL refuse('numbers_run_out',
      'The list of numbers has run out; change_dice takes another list or source.');
  ELSE
    SET p_dice = v_value MOD p_sides + 1;
  END IF;
END
