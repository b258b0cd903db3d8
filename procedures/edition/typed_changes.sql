CREATE FUNCTION typed_changes(p_document JSON, p_changes JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The changes to the tiles of a board, each with its value and its error.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : an array of n, the place of the tile in the list; place, as of an error; key; value,
   *           as in the document; error, NULL for a valid change. Changes to no tile, or to an
   *           unclear one, are left out.
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_typed JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'n', t.n, 'place', place_of(
        IF(t.is_number, CONCAT('tiles[', t.n, ']'), place_of('tiles', t.named)), t.name),
      'key', t.name, 'value', v.value, 'error', change_error(t.tile, t.name, v.value)))
    INTO v_typed
    FROM (
      SELECT i.n, JSON_TYPE(c.tile) <> 'STRING' AS is_number, JSON_UNQUOTE(c.tile) AS named, k.name,
          JSON_EXTRACT(p_document, CONCAT('$.board.tiles[', i.n, ']')) AS tile,
          JSON_EXTRACT(c.item, CONCAT('$.', JSON_QUOTE(k.name))) AS given
        FROM JSON_TABLE(p_changes, '$.tiles[*]' COLUMNS (
          item JSON PATH '$', tile JSON PATH '$.tile')) AS c
        JOIN LATERAL (SELECT tile_index(v_tiles, c.tile) AS n) AS i
        JOIN JSON_TABLE(JSON_KEYS(c.item), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE i.n >= 0 AND JSON_TYPE(c.item) = 'OBJECT' AND k.name <> 'tile') AS t
    JOIN LATERAL (
      SELECT CASE
          WHEN t.name = 'rent' THEN typed_rent(JSON_EXTRACT(t.tile, '$.rent'), t.given)
          WHEN t.name = 'mortgage' AND LOWER(JSON_UNQUOTE(t.given)) = 'none'
            THEN CAST('null' AS JSON)
          ELSE typed_number(t.given, t.name <> 'name')
        END AS value) AS v;
  RETURN COALESCE(v_typed, JSON_ARRAY());
END
