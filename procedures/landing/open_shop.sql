CREATE PROCEDURE open_shop()
  MODIFIES SQL DATA
  COMMENT 'Lets a player buy whose first lap ends with this move.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player; sets m_unowned.
   * Changes : Player.has_lapped.
   * Returns : m_unowned, as landing_on_property takes it, else unchanged: closed.
   */
  DECLARE v_is_complete BOOLEAN;

  CALL complete_lap(v_is_complete);
  IF v_is_complete THEN
    -- exactly one row
    SELECT r.unowned INTO m_unowned FROM Ruleset AS r WHERE r.ruleset_id = m_ruleset_id;
  END IF;
END
