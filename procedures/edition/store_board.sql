CREATE PROCEDURE store_board(IN p_board VARCHAR(40), IN p_ruleset_id INT, IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Replaces the document of a board.'
BEGIN
  /*
   * Takes   : p_ruleset_id, the revision that the document was made from; p_document, valid.
   * Changes : one row of Edition; its triggers do the rest; nothing when the board is the same.
   * Returns : a result of one row: board.
   * Raises  : board_changed, when it has another revision meanwhile.
   */
  DECLARE v_name VARCHAR(40) DEFAULT JSON_UNQUOTE(JSON_EXTRACT(p_document, '$.edition'));
  DECLARE v_same, v_changed INT;

  SELECT COUNT(*)
    INTO v_same
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id AND r.document = p_document;
  IF v_same = 0 THEN
    UPDATE Edition AS e
      SET e.edition = v_name, e.source = p_document
      WHERE e.edition = p_board AND e.ruleset_id = p_ruleset_id;
    SET v_changed = ROW_COUNT();
    IF v_changed = 0 THEN
      CALL refuse('board_changed', CONCAT(
        'Somebody else has changed or removed the board ', p_board, '; check it and try again.'));
    END IF;
  END IF;
  SELECT e.edition AS board FROM Edition AS e WHERE e.edition = v_name;
END
