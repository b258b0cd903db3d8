CREATE PROCEDURE new_tournament(
  IN p_name LONGTEXT, IN p_start LONGTEXT, IN p_end LONGTEXT, IN p_point_system LONGTEXT,
  IN p_settings LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a tournament, which belongs to the account that makes it.'
BEGIN
  /*
   * Takes   : p_start and p_end, dates like 2026-01-31; p_point_system, its name; p_settings,
   *           {setting: value, …} or NULL.
   * Changes : one TournamentChange; change_trigger does the rest in the same statement.
   * Returns : a result of one row, tournament_id.
   * Raises  : input_malformed, and what change_trigger raises.
   */
  IF p_settings IS NOT NULL AND json_of(p_settings) IS NULL THEN
    CALL refuse('input_malformed', 'Give settings as {"draw_seed": "snow"}.');
  END IF;
  INSERT INTO TournamentChange (tournament_id, act, terms)
    VALUES (0, 'new', JSON_OBJECT(
      'name', p_name, 'start', p_start, 'end', p_end, 'point_system', p_point_system,
      'settings', COALESCE(json_of(p_settings), JSON_OBJECT())));
  SELECT t.tournament_id
    FROM Tournament AS t
    WHERE t.name = TRIM(p_name) COLLATE utf8mb4_0900_as_ci;
END
