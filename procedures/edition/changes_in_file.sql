CREATE FUNCTION changes_in_file(p_document JSON, p_file JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The changes that a file makes to a board.'
BEGIN
  /*
   * Takes   : p_document, of the board, or of its source; p_file, as import_board.
   * Returns : changes, as change_board takes them.
   */
  DECLARE v_first INT DEFAULT
    COALESCE(JSON_VALUE(p_document, '$.board.first_location' RETURNING SIGNED), 0);
  DECLARE v_tiles JSON;
  DECLARE v_changes JSON DEFAULT JSON_OBJECT();

  SELECT JSON_ARRAYAGG(JSON_MERGE_PRESERVE(c.changes, JSON_OBJECT('tile', c.location)))
    INTO v_tiles
    FROM (
      SELECT p.old_n + v_first AS location, tile_changes(
          JSON_EXTRACT(p_document, CONCAT('$.board.tiles[', p.old_n, ']')),
          JSON_EXTRACT(p_file, CONCAT('$.tiles[', p.new_n, ']'))) AS changes
        FROM JSON_TABLE(
          board_pairs(p_document, JSON_EXTRACT(p_file, '$.tiles')), '$[*]' COLUMNS (
            new_n INT PATH '$[0]', old_n INT PATH '$[1]')) AS p
        WHERE p.old_n IS NOT NULL) AS c
    WHERE JSON_LENGTH(c.changes) > 0;
  IF v_tiles IS NOT NULL THEN
    SET v_changes = JSON_SET(v_changes, '$.tiles', v_tiles);
  END IF;
  IF JSON_CONTAINS_PATH(p_file, 'one', '$.salary') THEN
    SET v_changes = JSON_SET(v_changes, '$.salary', JSON_EXTRACT(p_file, '$.salary'));
  END IF;
  RETURN JSON_SET(v_changes, '$.name', JSON_EXTRACT(p_file, '$.board'));
END
