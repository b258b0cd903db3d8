CREATE PROCEDURE copy_board(IN p_source TEXT, IN p_board TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a copy of the board of an edition, or of another board.'
BEGIN
  /*
   * Takes   : p_source, an edition or a board; p_board, the name of the copy.
   * Changes : one row of Edition: a board is an edition with an account and a source, so that it is
   *           validated, used by games and exported like one.
   * Returns : a result of one row: board, copied_from.
   * Raises  : session_variable, board_not_found, name_malformed, name_taken.
   */
  DECLARE v_source VARCHAR(40);
  DECLARE v_document JSON;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', CONCAT('There is already an edition or a board ', p_board, '.'));
  END;

  CALL check_session();
  SELECT e.edition, r.document
    INTO v_source, v_document
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_source;
  IF v_source IS NULL THEN
    CALL refuse('board_not_found', CONCAT(
      'There is no edition or board ', COALESCE(LEFT(p_source, 40), 'NULL'), ' to copy',
      near_editions(p_source), '.'));
  END IF;
  CALL check_board_name(p_board, NULL);
  INSERT INTO Edition (edition, ruleset_id, source, copied_from, account)
    VALUES ('', 0, JSON_SET(v_document, '$.edition', p_board), v_source, session_account());
  SELECT e.edition AS board, e.copied_from FROM Edition AS e WHERE e.edition = p_board;
END
