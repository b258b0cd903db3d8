CREATE PROCEDURE look_up_rent(IN p_prid INT, IN p_owner INT, INOUT p_due BIGINT)
  READS SQL DATA
  COMMENT 'Finds out what a visitor owes where that depends on more than the tile.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_ruleset_id; sets m_steps.
   * Takes   : p_due, NULL for the rent, or below 0 for as many times the rent; m_steps, a roll for
   *           the rent, NULL for none: the roll that moved the player counts. m_dice2 is NULL with
   *           one die, and both dice are for a deferred roll.
   * Returns : p_due, the amount; m_steps, NULL.
   * Rule    : S6; D1, D3.
   */
  DECLARE v_rent BIGINT;
  DECLARE v_is_by_dice BOOLEAN;

  CALL find_rent(p_prid, p_owner, v_rent, v_is_by_dice);
  IF v_is_by_dice AND m_steps IS NULL THEN
    SET m_steps = m_dice + COALESCE(m_dice2, 0);
    IF m_steps IS NULL THEN
      -- exactly one row
      SELECT g.deferred_roll
        INTO m_steps
        FROM GameState AS g
        WHERE g.game_id = m_game_id
        FOR UPDATE;
    END IF;
  END IF;
  SET p_due = v_rent * COALESCE(-p_due, 1) * COALESCE(m_steps, 1);
  SET m_steps = NULL;
END
