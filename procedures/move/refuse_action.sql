CREATE PROCEDURE refuse_action(
  IN p_game_id INT, IN p_phase VARCHAR(20), IN p_action VARCHAR(20), IN p_player_id INT,
  IN p_prid INT, IN p_ruleset_id INT)
  READS SQL DATA
  COMMENT 'Says what the game waits for instead of an action.'
BEGIN
  /*
   * Takes  : p_player_id, who is to act; p_prid, the property that it is about.
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
      'There is no action ', COALESCE(p_action, 'NULL'), '; movesView lists what can be done.'));
  END IF;
  SELECT h.expectation INTO v_expectation FROM Phase AS h WHERE h.phase = p_phase;
  SELECT t.name
    INTO v_property
    FROM Tile AS t
    WHERE t.ruleset_id = p_ruleset_id
      AND t.prid = p_prid;
  CALL refuse('wrong_phase', CONCAT(
    REPLACE(REPLACE(v_expectation, '{player}', player_name(p_game_id, p_player_id)),
      '{property}', COALESCE(v_property, 'it')), '; ', p_action, ' is not possible.'));
END
