CREATE PROCEDURE keep_books()
  MODIFIES SQL DATA
  COMMENT 'Notes what only some rules need: the pot, first laps, and rolls that continue a turn.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_turn_player m_outcome.
   * Takes   : m_outcome, as finish_move returns it, or open.
   * Changes : GameState.pot, by what a move paid in or won; GameState.rolls_again;
   *           Player.has_lapped.
   * Rule    : H10; D5.
   */
  DECLARE v_change BIGINT DEFAULT 0;
  DECLARE v_has_pot, v_waits_for_lap, v_rolled_again BOOLEAN;

  -- exactly one row
  SELECT r.pot <> 'none', r.buys_after_lap, g.rolls_again
    INTO v_has_pot, v_waits_for_lap, v_rolled_again
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g;
  IF v_has_pot THEN
    CALL paid_to_pot(v_change);
  END IF;
  IF v_change <> 0 OR m_outcome <> 'open' AND v_rolled_again <> (m_outcome = 'rolls_again') THEN
    UPDATE GameState AS g
      SET g.pot = g.pot + v_change,
        g.rolls_again = IF(m_outcome = 'open', g.rolls_again, m_outcome = 'rolls_again')
      WHERE g.game_id = m_game_id;
  END IF;
  IF v_waits_for_lap THEN
    CALL complete_lap(v_waits_for_lap);
  END IF;
END
