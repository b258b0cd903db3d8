CREATE PROCEDURE listed_die(IN p_game_id INT, IN p_number BIGINT, IN p_sides INT, OUT p_dice INT)
  READS SQL DATA
  COMMENT 'Says what a die shows that is taken from the list of a game.'
BEGIN
  /*
   * Takes  : p_number, the how manieth number of the list it is, from 1.
   * Raises : numbers_run_out.
   * Rule   : H3.
   */
  SELECT i.value MOD p_sides + 1
    INTO p_dice
    FROM Standing AS g
    JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = p_number
    WHERE g.game_id = p_game_id
    FOR UPDATE OF g;
  IF p_dice IS NULL THEN
    CALL refuse('numbers_run_out',
      'The list of numbers has run out; change_dice takes another source.');
  END IF;
END
