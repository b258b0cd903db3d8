CREATE PROCEDURE restore_tournament(IN p_archive LONGTEXT, IN p_name LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Restores a tournament from an archive.'
BEGIN
  /*
   * Takes   : p_archive, as export_tournament returned it; p_name, a new name for the tournament;
   *           NULL for that of the archive.
   * Changes : one row of RestoredTournament; restore_tournament_trigger does the rest in the same
   *           statement.
   * Returns : a result of one row, tournament_id.
   * Raises  : session_variable, name_too_long, and what restore_tournament_trigger raises;
   *           archive_malformed, also for a value that does not fit its column.
   */
  DECLARE v_state CHAR(5);
  DECLARE v_message TEXT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_state = RETURNED_SQLSTATE, v_message = MESSAGE_TEXT;
    IF LEFT(v_state, 2) IN ('22', '23') THEN
      CALL refuse('archive_malformed', CONCAT(
        'A value in the archive is invalid: ', LEFT(v_message, 60)));
    END IF;
    RESIGNAL;
  END;

  CALL check_session();
  IF p_name IS NOT NULL THEN
    CALL check_league_name(TRIM(p_name), 60);
  END IF;
  INSERT INTO RestoredTournament (archive, name) VALUES (p_archive, TRIM(p_name));
  SELECT r.tournament_id FROM RestoredTournament AS r WHERE r.restored_id = LAST_INSERT_ID();
END
