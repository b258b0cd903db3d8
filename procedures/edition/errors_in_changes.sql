CREATE FUNCTION errors_in_changes(p_document JSON, p_changes JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The errors in changes to a board by themselves.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : an array of [place, error].
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_errors JSON;

  IF COALESCE(JSON_TYPE(p_changes), '') <> 'OBJECT' THEN
    RETURN JSON_ARRAY(
      JSON_ARRAY('', 'the changes must be name, salary or tiles with values'));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT place_of('', k.name) AS place,
          'cannot be changed; only name, salary and tiles can' AS error
        FROM JSON_TABLE(JSON_KEYS(p_changes), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE BINARY k.name NOT IN ('name', 'salary', 'tiles')
      UNION ALL
      SELECT 'name', value_error('name', 1, 40, NULL, JSON_EXTRACT(p_changes, '$.name'))
      UNION ALL
      SELECT 'salary', value_error('integer', 0, 100000000, NULL, typed_number(
          JSON_EXTRACT(p_changes, '$.salary'), TRUE))
      UNION ALL
      SELECT 'tiles', value_error('list', 0, 1000, NULL, JSON_EXTRACT(p_changes, '$.tiles'))
      UNION ALL
      SELECT CONCAT('tiles[', c.i - 1, ']'), CASE
            WHEN COALESCE(JSON_TYPE(c.item), '') <> 'OBJECT'
              THEN 'must be a tile and its changes'
            WHEN COALESCE(JSON_TYPE(c.tile), '') NOT IN ('STRING', 'INTEGER')
              THEN 'must name its tile or its location'
            ELSE tile_error(v_tiles, c.tile)
          END
        FROM JSON_TABLE(p_changes, '$.tiles[*]' COLUMNS (
          i FOR ORDINALITY, item JSON PATH '$', tile JSON PATH '$.tile')) AS c
      UNION ALL
      SELECT CONCAT('tiles[', MAX(c.i) - 1, ']'), 'changes a tile that has already been changed'
        FROM JSON_TABLE(p_changes, '$.tiles[*]' COLUMNS (
          i FOR ORDINALITY, tile JSON PATH '$.tile')) AS c
        JOIN LATERAL (SELECT tile_index(v_tiles, c.tile) AS n) AS m
        WHERE m.n >= 0
        GROUP BY m.n
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT t.place, t.error
        FROM JSON_TABLE(typed_changes(p_document, p_changes), '$[*]' COLUMNS (
          place VARCHAR(500) PATH '$.place', error VARCHAR(600) PATH '$.error')) AS t) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
