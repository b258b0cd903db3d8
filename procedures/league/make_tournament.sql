CREATE PROCEDURE make_tournament(IN p_terms JSON, OUT p_tournament_id BIGINT, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a tournament with everything that belongs to it.'
BEGIN
  /*
   * Takes   : p_terms, name, start, end, point_system, and settings: {setting: value, …}.
   * Changes : Tournament, TournamentState, TournamentRank, TournamentSetting, TournamentScorer.
   * Raises  : name_missing, name_too_long, name_malformed, dates_out_of_order,
   *           point_system_not_found, name_taken, input_malformed, and what change_setting raises.
   * Why     : the seed is stored from the beginning, so that a renamed tournament has the same
   *           draws.
   */
  DECLARE v_name LONGTEXT DEFAULT TRIM(term_of(p_terms, 'name'));
  DECLARE v_settings JSON DEFAULT JSON_EXTRACT(p_terms, '$.settings');
  DECLARE v_start, v_end DATE;
  DECLARE v_system VARCHAR(40);
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_setting, v_unused LONGTEXT;

  CALL check_league_name(v_name, 60);
  CALL read_days(term_of(p_terms, 'start'), term_of(p_terms, 'end'), v_start, v_end);
  CALL read_point_system(term_of(p_terms, 'point_system'), v_system);
  CALL check_tournament_name(v_name);
  CALL insert_tournament(v_name, v_start, v_end, v_system, p_tournament_id);
  INSERT INTO TournamentState (tournament_id) VALUES (p_tournament_id);
  INSERT INTO TournamentRank (tournament_id, position, criterion)
    VALUES (p_tournament_id, 1, 'points'), (p_tournament_id, 2, 'total_score');
  IF NOT is_owner() THEN
    INSERT INTO TournamentScorer (tournament_id, account, right_given)
      VALUES (p_tournament_id, session_account(), 'organise');
  END IF;
  IF JSON_TYPE(v_settings) <> 'NULL' AND JSON_TYPE(v_settings) <> 'OBJECT' THEN
    CALL refuse('input_malformed', 'Give settings as {"draw_seed": "snow"}.');
  END IF;
  SET v_settings = JSON_MERGE_PATCH(
    JSON_OBJECT('draw_seed', v_name, 'lot_seed', v_name), v_settings);
  WHILE v_index < JSON_LENGTH(v_settings) DO
    SET v_setting = JSON_UNQUOTE(JSON_EXTRACT(JSON_KEYS(v_settings), CONCAT('$[', v_index, ']')));
    CALL change_setting(
      p_tournament_id,
      JSON_OBJECT('setting', v_setting, 'value', term_of(v_settings, v_setting)), v_unused);
    SET v_index = v_index + 1;
  END WHILE;
  SET p_note = CONCAT(
    'Created: ', v_name, ', ', v_start, ' to ', v_end, ', ', v_system);
END
