CREATE PROCEDURE draw_dice(OUT p_first INT, OUT p_second INT)
  READS SQL DATA
  COMMENT 'Draws the next dice of a game.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_dice_count m_dice_sides m_source; sets m_drawn.
   * Takes   : m_source, server or numbers; m_dice, m_dice2, the values that the client expects,
   *           NULL for none.
   * Returns : p_first, p_second, the dice, p_second NULL with one die; m_drawn, the number of dice
   *           drawn so far.
   * Raises  : column_not_used, numbers_run_out; dice_mismatch, when the client expects other
   *           values.
   * Rule    : H1: a die is the next number of the list modulo its sides, plus 1.
   */
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;

  CALL check_one_die();
  IF m_source = 'server' THEN
    SELECT s.seed INTO v_seed FROM Game AS s WHERE s.game_id = m_game_id;
    SET p_first = die_of(v_seed, CONCAT('die:', m_drawn + 1), m_dice_sides);
    IF m_dice_count = 2 THEN
      SET p_second = die_of(v_seed, CONCAT('die:', m_drawn + 2), m_dice_sides);
    END IF;
  ELSE
    CALL listed_die(m_drawn + 1, p_first);
    IF m_dice_count = 2 THEN
      CALL listed_die(m_drawn + 2, p_second);
    END IF;
  END IF;
  IF COALESCE(m_dice <> p_first, FALSE) OR COALESCE(m_dice2 <> p_second, FALSE) THEN
    CALL refuse(
      'dice_mismatch', 'The dice of this game are drawn for you: leave dice and dice2 out.');
  END IF;
  SET m_drawn = m_drawn + m_dice_count;
END
