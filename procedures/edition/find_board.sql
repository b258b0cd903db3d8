CREATE PROCEDURE find_board(
  IN p_board TEXT, OUT p_name VARCHAR(40), OUT p_ruleset_id INT, OUT p_document JSON)
  READS SQL DATA
  COMMENT 'Finds a board that the account may change.'
BEGIN
  /*
   * Returns : p_name, as stored; p_ruleset_id, its revision; p_document, complete.
   * Raises  : board_not_found, not_a_board, not_your_board.
   */
  DECLARE v_account VARCHAR(80);
  DECLARE v_is_mine BOOLEAN;
  DECLARE v_boards TEXT;

  SELECT e.edition, e.ruleset_id, r.document, e.account, e.account = session_account()
    INTO p_name, p_ruleset_id, p_document, v_account, v_is_mine
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_board;
  IF p_name IS NULL THEN
    SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
        GROUP_CONCAT(e.edition ORDER BY e.edition SEPARATOR ', ')
      INTO v_boards
      FROM Edition AS e
      WHERE e.copied_from IS NOT NULL;
    CALL refuse('board_not_found', CONCAT(
      'There is no board ', COALESCE(LEFT(p_board, 40), 'NULL'),
      COALESCE(CONCAT('; choose from ', v_boards), ''), '.'));
  END IF;
  IF v_account IS NULL THEN
    CALL refuse('not_a_board', CONCAT(
      p_name, ' is an edition: copy its board and change the copy.'));
  END IF;
  IF NOT v_is_mine AND NOT is_owner() THEN
    CALL refuse('not_your_board', CONCAT('The board ', p_name, ' belongs to ', v_account, '.'));
  END IF;
END
