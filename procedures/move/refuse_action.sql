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

  SELECT MAX(a.action)
    INTO v_action
    FROM PhaseAction AS a
    WHERE a.action = p_action COLLATE utf8mb4_0900_as_ci
      AND LENGTH(a.action) = LENGTH(p_action);
  IF v_action IS NULL THEN
    CALL refuse('action_not_found', CONCAT(
      'There is no action ', COALESCE(p_action, 'NULL'), '; movesView lists what you can do.'));
  END IF;
  SELECT h.expectation INTO v_expectation FROM Phase AS h WHERE h.phase = m_phase;
  SELECT t.name
    INTO v_property
    FROM Tile AS t
    WHERE t.ruleset_id = m_ruleset_id
      AND t.prid = m_prid;
  CALL refuse('wrong_phase', CONCAT(
    REPLACE(REPLACE(v_expectation, '{player}', player_name(m_game_id, m_player_id)),
      '{property}', COALESCE(v_property, 'it')), '; ', p_action, ' is not possible now.'));
END
