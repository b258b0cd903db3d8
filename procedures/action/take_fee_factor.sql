CREATE PROCEDURE take_fee_factor(
  IN p_prid INT, OUT p_owner INT, OUT p_rent_factor INT, OUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Finds out to whom a roll for a rent goes, and what it is multiplied by.'
BEGIN
  /*
   * Move    : reads m_game_id m_steps.
   * Takes   : m_steps, the roll.
   * Changes : GameState.roll_factor, which becomes NULL.
   * Returns : p_due, the roll times the factor that a tile or card gave for it; without one NULL,
   *           and p_rent_factor, as collect_dues takes it.
   * Rule    : S6; D2.
   */
  DECLARE v_factor INT;

  -- exactly one row
  SELECT d.p_owner, g.roll_factor, IF(g.roll_factor < 0, -g.roll_factor, NULL),
      IF(g.roll_factor > 0, m_steps * g.roll_factor, NULL)
    INTO p_owner, v_factor, p_rent_factor, p_due
    FROM GameState AS g
    STRAIGHT_JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = p_prid
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF d;
  IF v_factor IS NOT NULL THEN
    UPDATE GameState AS g SET g.roll_factor = NULL WHERE g.game_id = m_game_id;
  END IF;
END
