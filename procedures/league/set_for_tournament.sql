CREATE PROCEDURE set_for_tournament(
  IN p_tournament LONGTEXT, IN p_setting LONGTEXT, IN p_value LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes a setting of a tournament.'
BEGIN
  /*
   * Takes   : p_setting and p_value, as settingsView lists them; NULL for the default.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Raises  : tournament_not_found, and what change_trigger raises.
   */
  DECLARE v_tournament_id BIGINT;

  CALL read_tournament(p_tournament, v_tournament_id);
  INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
    VALUES (v_tournament_id, 'set', NULL, JSON_OBJECT('setting', p_setting, 'value', p_value));
END
