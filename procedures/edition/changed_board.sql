CREATE FUNCTION changed_board(p_document JSON, p_changes JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The document of a board with changes applied.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : a complete document. Invalid changes are left out. A name of several tiles is renamed
   *           elsewhere only if all of them get the same new name.
   */
  DECLARE v_changes JSON DEFAULT typed_changes(p_document, p_changes);
  DECLARE v_salary JSON DEFAULT typed_number(JSON_EXTRACT(p_changes, '$.salary'), TRUE);
  DECLARE v_name JSON DEFAULT JSON_EXTRACT(p_changes, '$.name');
  DECLARE v_document, v_names, v_tiles JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(a.name, a.new_name, a.is_property))
    INTO v_names
    FROM (
      SELECT t.name, MAX(c.new_name) AS new_name, MAX(t.is_property) AS is_property
        FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
          n INT PATH '$.n', name VARCHAR(400) PATH '$.name',
          is_property BOOLEAN PATH '$.is_property')) AS t
        LEFT JOIN JSON_TABLE(v_changes, '$[*]' COLUMNS (
          n INT PATH '$.n', name VARCHAR(400) PATH '$.key', new_name VARCHAR(400) PATH '$.value',
          error VARCHAR(600) PATH '$.error')) AS c
          ON c.n = t.n AND c.name = 'name' AND c.error IS NULL
        GROUP BY t.name
        HAVING COUNT(*) = COUNT(c.n) AND COUNT(DISTINCT BINARY c.new_name) = 1) AS a;
  SET v_document = renamed_document(p_document, COALESCE(v_names, JSON_ARRAY()));
  SELECT JSON_ARRAYAGG(changed_tile(j.tile, j.n - 1, v_changes))
    INTO v_tiles
    FROM JSON_TABLE(v_document, '$.board.tiles[*]' COLUMNS (
      n FOR ORDINALITY, tile JSON PATH '$')) AS j;
  SET v_document = JSON_SET(v_document, '$.board.tiles', v_tiles);
  IF v_salary IS NOT NULL AND value_error('integer', 0, 100000000, NULL, v_salary) IS NULL THEN
    SET v_document = JSON_SET(v_document, '$.board.salary', v_salary);
  END IF;
  IF v_name IS NOT NULL AND value_error('name', 1, 40, NULL, v_name) IS NULL THEN
    SET v_document = JSON_SET(v_document, '$.edition', v_name);
  END IF;
  RETURN v_document;
END
