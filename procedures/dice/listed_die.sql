CREATE PROCEDURE listed_die(IN p_number BIGINT, OUT p_dice INT)
  READS SQL DATA
  COMMENT 'Reads a die from the list of numbers of a game.'
BEGIN
  /*
   * Move   : reads m_game_id m_dice_sides.
   * Takes  : p_number, the position in the list, from 1.
   * Raises : numbers_run_out.
   * Rule   : H3.
   */
  SELECT i.value MOD m_dice_sides + 1
    INTO p_dice
    FROM GameState AS g
    JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = p_number
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g;
  IF p_dice IS NULL THEN
    CALL refuse(
      'numbers_run_out', 'The list of numbers has run out; use change_dice.');
  END IF;
END
