CREATE PROCEDURE change_board(IN p_board TEXT, IN p_changes LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Changes names and amounts of a board.'
BEGIN
  /*
   * Takes   : p_changes, JSON: name of the board, salary, and tiles, a list of objects, each with
   *           tile, its name or location, and any of name, price, rent, house_cost, hotel_cost,
   *           skyscraper_cost and mortgage; docs/boards.md describes them.
   * Changes : one row of Edition, all or nothing; games that have begun keep their board.
   *           References to a renamed tile change with it.
   * Returns : a result of one row: board.
   * Raises  : session_variable, board_malformed, name_taken, board_changed, and what find_board
   *           raises.
   */
  DECLARE v_board VARCHAR(40);
  DECLARE v_ruleset_id INT;
  DECLARE v_document, v_changed, v_errors JSON;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    CALL refuse('name_taken', 'There is already an edition or a board with that name.');
  END;

  CALL check_session();
  CALL find_board(p_board, v_board, v_ruleset_id, v_document);
  IF NOT is_json(p_changes) THEN
    CALL refuse('board_malformed', 'The changes are not valid JSON.');
  END IF;
  SET v_errors = errors_of_board(v_document, p_changes);
  IF JSON_LENGTH(v_errors) > 0 THEN
    CALL refuse('board_malformed', error_summary(v_errors, 'check_board'));
  END IF;
  SET v_changed = changed_board(v_document, p_changes);
  CALL check_board_name(JSON_UNQUOTE(JSON_EXTRACT(v_changed, '$.edition')), v_board);
  CALL store_board(v_board, v_ruleset_id, v_changed);
END
