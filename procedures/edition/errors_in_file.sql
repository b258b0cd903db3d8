CREATE FUNCTION errors_in_file(p_document JSON, p_file JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the file of a board that no copy of a board can have.'
BEGIN
  /*
   * Takes   : p_document, of the board, or of its source; p_file, as import_board.
   * Returns : an array of [place, error].
   */
  DECLARE v_renamed JSON DEFAULT changed_board(p_document, changes_in_file(p_document, p_file));
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_document, '$.board.tiles');
  DECLARE v_tiles INT DEFAULT JSON_LENGTH(p_file, '$.tiles');
  DECLARE v_pairs JSON DEFAULT board_pairs(p_document, JSON_EXTRACT(p_file, '$.tiles'));
  DECLARE v_n INT DEFAULT 0;
  DECLARE v_old INT;
  DECLARE v_errors JSON DEFAULT JSON_ARRAY();

  IF v_tiles <> v_count THEN
    SET v_errors = JSON_ARRAY(JSON_ARRAY('tiles', CONCAT(
      'are ', v_tiles, ' and must be ', v_count, ', as on the board that they are copied from')));
  END IF;
  WHILE v_n < v_tiles DO
    SELECT MAX(j.old_n)
      INTO v_old
      FROM JSON_TABLE(v_pairs, '$[*]' COLUMNS (new_n INT PATH '$[0]', old_n INT PATH '$[1]')) AS j
      WHERE j.new_n = v_n;
    IF v_old IS NULL THEN
      SET v_errors = JSON_ARRAY_APPEND(v_errors, '$', JSON_ARRAY(
        CONCAT('tiles[', v_n, ']'), 'is not a tile of the board that it is copied from'));
    ELSE
      SET v_errors = JSON_MERGE_PRESERVE(v_errors, kept_errors(
        JSON_EXTRACT(p_document, CONCAT('$.board.tiles[', v_old, ']')),
        JSON_EXTRACT(p_file, CONCAT('$.tiles[', v_n, ']')),
        JSON_EXTRACT(v_renamed, CONCAT('$.board.tiles[', v_old, ']')),
        CONCAT('tiles[', v_n, ']')));
    END IF;
    SET v_n = v_n + 1;
  END WHILE;
  RETURN JSON_MERGE_PRESERVE(v_errors, errors_in_sets(p_document, p_file));
END
