CREATE PROCEDURE take_fee_factor(IN p_prid INT, OUT p_owner INT, OUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Finds out to whom a roll for a rent goes, and what it is multiplied by.'
BEGIN
  /*
   * Move    : reads m_game_id; sets m_steps.
   * Takes   : m_steps, the roll.
   * Changes : GameState.roll_factor, which becomes NULL.
   * Returns : p_due, the roll times that factor, and m_steps, NULL; without a factor, or with one
   *           below 0, p_due is that and m_steps unchanged: the rent is multiplied.
   * Rule    : S6; D2.
   */
  DECLARE v_factor INT;

  -- exactly one row
  SELECT d.p_owner, g.roll_factor
    INTO p_owner, v_factor
    FROM GameState AS g
    STRAIGHT_JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = p_prid
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF d;
  SET p_due = v_factor;
  IF v_factor > 0 THEN
    SET p_due = m_steps * v_factor;
    SET m_steps = NULL;
  END IF;
  IF v_factor IS NOT NULL THEN
    UPDATE GameState AS g SET g.roll_factor = NULL WHERE g.game_id = m_game_id;
  END IF;
END
