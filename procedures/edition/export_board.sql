CREATE PROCEDURE export_board(IN p_board TEXT)
  READS SQL DATA
  COMMENT 'Exports the tiles of a board, or of an edition, for import_board.'
BEGIN
  /*
   * Returns : a result of one row, document: board, copied_from (for an edition, itself), salary
   *           and tiles, in the form of an edition.
   * Raises  : board_not_found.
   */
  DECLARE v_found INT;

  SELECT COUNT(*) INTO v_found FROM Edition AS e WHERE e.edition = p_board;
  IF v_found = 0 THEN
    CALL refuse('board_not_found', CONCAT(
      'There is no edition or board ', COALESCE(LEFT(p_board, 40), 'NULL'),
      near_editions(p_board), '.'));
  END IF;
  SELECT JSON_OBJECT(
      'board', e.edition, 'copied_from', COALESCE(e.copied_from, e.edition),
      'salary', JSON_EXTRACT(r.document, '$.board.salary'),
      'tiles', JSON_EXTRACT(r.document, '$.board.tiles')) AS document
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_board;
END
