CREATE PROCEDURE import_board(IN p_file LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a board from a file, or changes the board of that name.'
BEGIN
  /*
   * Takes   : p_file, JSON: board, its name; copied_from, the source of a new board: an edition or
   *           a board; salary, by default that of the source; tiles, all of them, in the form of an
   *           edition.
   * Changes : one row of Edition, all or nothing, as copy_board and change_board.
   * Returns : a result of one row: board.
   * Raises  : session_variable, board_malformed, not_a_board, not_your_board, name_taken,
   *           board_changed.
   */
  DECLARE v_board, v_source VARCHAR(40);
  DECLARE v_ruleset_id INT;
  DECLARE v_document, v_copied, v_errors, v_changed JSON;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', 'There is already an edition or a board with that name.');
  END;

  CALL check_session();
  IF NOT is_json(p_file) THEN
    CALL refuse('board_malformed', 'The file is not valid JSON.');
  END IF;
  IF JSON_TYPE(p_file) <> 'OBJECT' THEN
    CALL refuse('board_malformed', 'A board file must be keys with values.');
  END IF;
  CALL find_board_file(p_file, v_board, v_ruleset_id, v_document, v_source, v_copied);
  SET v_errors = errors_of_file(v_document, v_copied, p_file);
  IF JSON_LENGTH(v_errors) > 0 THEN
    CALL refuse('board_malformed', error_summary(v_errors, 'check_board_file'));
  END IF;
  SET v_changed = COALESCE(v_document, v_copied);
  SET v_changed = changed_board(v_changed, changes_in_file(v_changed, p_file));
  IF v_board IS NOT NULL THEN
    CALL store_board(v_board, v_ruleset_id, v_changed);
  ELSE
    INSERT INTO Edition (edition, ruleset_id, source, copied_from, account)
      VALUES ('', 0, v_changed, v_source, session_account());
    SELECT e.edition AS board
      FROM Edition AS e
      WHERE e.edition = JSON_UNQUOTE(JSON_EXTRACT(v_changed, '$.edition'));
  END IF;
END
