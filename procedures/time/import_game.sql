CREATE PROCEDURE import_game(IN p_archive LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game from an archive.'
BEGIN
  /*
   * Takes   : p_archive, as export_game returned it.
   * Changes : one row of RestoredGame; restore_game does the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : session_variable, and what restore_game raises; archive_malformed, also for a value
   *           that does not fit its column.
   */
  DECLARE v_state CHAR(5);
  DECLARE v_message TEXT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET STACKED DIAGNOSTICS CONDITION 1 v_state = RETURNED_SQLSTATE, v_message = MESSAGE_TEXT;
    IF LEFT(v_state, 2) IN ('22', '23') THEN
      CALL refuse('archive_malformed', CONCAT('A value in the archive is invalid: ', v_message));
    END IF;
    RESIGNAL;
  END;

  CALL check_session();
  INSERT INTO RestoredGame (archive) VALUES (p_archive);
  SELECT r.game_id FROM RestoredGame AS r WHERE r.restored_id = LAST_INSERT_ID();
END
