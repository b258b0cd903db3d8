CREATE FUNCTION tile_index(p_tiles JSON, p_tile JSON) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The place of a tile in a document, by name or location.'
BEGIN
  /*
   * Takes   : p_tiles, as tiles_of; p_tile, the name of a tile, or its location: a number, or
   *           digits that are not the name of a tile.
   * Returns : its place in the list, from 0; -1 when several have that name; NULL for none.
   */
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_tile);
  DECLARE v_named, v_first, v_located INT;

  SELECT SUM(j.name = v_name), MIN(IF(j.name = v_name, j.n, NULL)),
      MIN(IF(CAST(j.location AS CHAR) = v_name, j.n, NULL))
    INTO v_named, v_first, v_located
    FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
      n INT PATH '$.n', location INT PATH '$.location', name VARCHAR(400) PATH '$.name')) AS j;
  IF JSON_TYPE(p_tile) = 'INTEGER' OR COALESCE(v_named, 0) = 0 THEN
    RETURN v_located;
  END IF;
  RETURN IF(v_named > 1, -1, v_first);
END
