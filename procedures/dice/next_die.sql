CREATE PROCEDURE next_die(IN p_game JSON, IN p_number INT, IN p_sides INT, OUT p_dice INT)
  READS SQL DATA
  COMMENT 'Says what a die shows that a game draws.'
BEGIN
  /*
   * Takes  : p_game, as game_facts; p_number, the how manieth die of the game it is, from 1.
   * Raises : numbers_run_out.
   * Rule   : seed 003: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_value INT;

  IF JSON_VALUE(p_game, '$.dice_source') = 'server' THEN
    SET p_dice = die_of(JSON_VALUE(p_game, '$.seed'), CONCAT('die:', p_number), p_sides);
  ELSE
    SET v_value = JSON_VALUE(
      list_facts(JSON_EXTRACT(p_game, '$.list_id'), NULL, p_number), '$.value' RETURNING SIGNED);
    IF v_value IS NULL THEN
      CALL refuse('numbers_run_out',
        'The list of numbers has run out; change_dice takes another list or source.');
    END IF;
    SET p_dice = v_value MOD p_sides + 1;
  END IF;
END
