CREATE PROCEDURE look_up_rent(
  IN p_prid INT, IN p_owner INT, IN p_rent_factor INT, OUT p_due BIGINT)
  READS SQL DATA
  COMMENT 'Finds out what a visitor owes where that depends on more than the tile.'
BEGIN
  /*
   * Move    : reads m_game_id m_dice m_dice2 m_ruleset_id.
   * Takes   : p_rent_factor, NULL for once; the dice of the move: m_dice2 is NULL with one die, and
   *           both are for a deferred roll.
   * Returns : p_due, the amount.
   * Rule    : S6: by the dice that moved the player, or those of a roll for the rent; D1, D3.
   */
  DECLARE v_rent BIGINT;
  DECLARE v_roll INT DEFAULT 1;
  DECLARE v_is_by_dice BOOLEAN;

  CALL find_rent(p_prid, p_owner, v_rent, v_is_by_dice);
  IF v_is_by_dice THEN
    SET v_roll = m_dice + COALESCE(m_dice2, 0);
    IF v_roll IS NULL THEN
      -- exactly one row
      SELECT g.deferred_roll
        INTO v_roll
        FROM GameState AS g
        WHERE g.game_id = m_game_id
        FOR UPDATE;
    END IF;
  END IF;
  SET p_due = v_rent * COALESCE(p_rent_factor, 1) * v_roll;
END
