CREATE PROCEDURE refuse_action(IN p_action VARCHAR(20))
  READS SQL DATA
  COMMENT 'Raises the refusal that names what the game waits for instead of an action.'
BEGIN
  /*
   * Move   : reads m_game_id m_ruleset_id m_prid m_player_id m_phase.
   * Takes  : m_player_id, the player to act; m_prid, the property that the phase is about.
   * Raises : action_not_found, wrong_phase.
   */
  DECLARE v_expectation VARCHAR(100);
  DECLARE v_property VARCHAR(40);
  DECLARE v_action VARCHAR(20);
  DECLARE v_is_automatic BOOLEAN;

  -- exactly one row
  SELECT MAX(a.action)
    INTO v_action
    FROM PhaseAction AS a
    WHERE a.action = p_action COLLATE utf8mb4_0900_as_ci
      AND LENGTH(a.action) = LENGTH(p_action);
  IF v_action IS NULL THEN
    CALL refuse('action_not_found', CONCAT(
      'There is no action ', COALESCE(p_action, 'NULL'), '; movesView lists what you can do.'));
  END IF;
  SELECT h.expectation, v_action IN ('buy', 'decline') AND r.purchase = 'forced'
    INTO v_expectation, v_is_automatic
    FROM Phase AS h
    JOIN Ruleset AS r ON r.ruleset_id = m_ruleset_id
    WHERE h.phase = m_phase;
  SELECT t.name
    INTO v_property
    FROM Tile AS t
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = m_prid;
  CALL refuse('wrong_phase', CONCAT(
    REPLACE(REPLACE(v_expectation, '{player}', player_name(m_game_id, m_player_id)),
      '{property}', COALESCE(v_property, 'it')), '; ', IF(
      v_is_automatic, 'in this edition landing on a property buys it, if you can pay.',
      CONCAT(p_action, ' is not possible now.'))));
END
