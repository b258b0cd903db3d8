CREATE FUNCTION faults_in_changes(p_document JSON, p_changes JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'Everything that is wrong with changes of a board themselves.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : an array of [place, fault].
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_faults JSON;

  IF COALESCE(JSON_TYPE(p_changes), '') <> 'OBJECT' THEN
    RETURN JSON_ARRAY(
      JSON_ARRAY('', 'the changes must be name, salary or tiles with their values'));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT place_of('', k.name) AS place,
          'cannot be changed; what can are name, salary and tiles' AS fault
        FROM JSON_TABLE(JSON_KEYS(p_changes), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE BINARY k.name NOT IN ('name', 'salary', 'tiles')
      UNION ALL
      SELECT 'name', value_fault('name', 1, 40, NULL, JSON_EXTRACT(p_changes, '$.name'))
      UNION ALL
      SELECT 'salary', value_fault('integer', 0, 1000000, NULL, typed_number(
          JSON_EXTRACT(p_changes, '$.salary'), TRUE))
      UNION ALL
      SELECT 'tiles', value_fault('list', 0, 1000, NULL, JSON_EXTRACT(p_changes, '$.tiles'))
      UNION ALL
      SELECT CONCAT('tiles[', c.i - 1, ']'), CASE
            WHEN COALESCE(JSON_TYPE(c.item), '') <> 'OBJECT'
              THEN 'must be tile, and what becomes of it'
            WHEN COALESCE(JSON_TYPE(c.tile), '') NOT IN ('STRING', 'INTEGER')
              THEN 'must say its tile, by name or location'
            ELSE tile_fault(v_tiles, c.tile)
          END
        FROM JSON_TABLE(p_changes, '$.tiles[*]' COLUMNS (
          i FOR ORDINALITY, item JSON PATH '$', tile JSON PATH '$.tile')) AS c
      UNION ALL
      SELECT CONCAT('tiles[', MAX(c.i) - 1, ']'), 'changes a tile that was changed before'
        FROM JSON_TABLE(p_changes, '$.tiles[*]' COLUMNS (
          i FOR ORDINALITY, tile JSON PATH '$.tile')) AS c
        JOIN LATERAL (SELECT tile_index(v_tiles, c.tile) AS n) AS m
        WHERE m.n >= 0
        GROUP BY m.n
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT t.place, t.fault
        FROM JSON_TABLE(typed_changes(p_document, p_changes), '$[*]' COLUMNS (
          place VARCHAR(500) PATH '$.place', fault VARCHAR(600) PATH '$.fault')) AS t) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
