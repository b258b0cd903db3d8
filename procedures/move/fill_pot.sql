CREATE PROCEDURE fill_pot()
  MODIFIES SQL DATA
  COMMENT 'Adds the payments of a move to the pot and subtracts what was won from it.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id.
   * Changes : GameState.pot.
   * Rule    : H10.
   */
  DECLARE v_change BIGINT;

  CALL paid_to_pot(v_change);
  IF v_change <> 0 THEN
    UPDATE GameState AS g SET g.pot = g.pot + v_change WHERE g.game_id = m_game_id;
  END IF;
END
