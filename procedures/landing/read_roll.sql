CREATE PROCEDURE read_roll(IN p_dice DOUBLE, IN p_dice2 DOUBLE)
  READS SQL DATA
  COMMENT 'Reads the roll that moved the player.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_steps.
   * Takes   : the dice of the move: p_dice2 is NULL with one die, both for a deferred roll.
   * Returns : m_steps, their sum.
   * Rule    : D1.
   */
  SET m_steps = p_dice + COALESCE(p_dice2, 0);
  IF m_steps IS NULL THEN
    -- exactly one row
    SELECT g.deferred_roll
      INTO m_steps
      FROM GameState AS g
      WHERE g.game_id = m_game_id
      FOR UPDATE;
  END IF;
END
