CREATE FUNCTION tiles_of(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The tiles of a document with their names and locations.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of n (counted from 0), location, name (NULL for an invalid one), is_property
   *           and the tile as written.
   */
  DECLARE v_first INT DEFAULT (
    SELECT COALESCE(MAX(j.first_location), 0)
      FROM JSON_TABLE(p_document, '$.board' COLUMNS (
        first_location INT PATH '$.first_location')) AS j);
  DECLARE v_tiles JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'n', j.n - 1, 'location', v_first + j.n - 1, 'tile', j.tile,
      'is_property', JSON_CONTAINS_PATH(j.tile, 'one', '$.property'),
      'name', CASE 'STRING'
        WHEN JSON_TYPE(j.tile) THEN JSON_UNQUOTE(j.tile)
        WHEN JSON_TYPE(j.property) THEN JSON_UNQUOTE(j.property)
        WHEN JSON_TYPE(j.bonus) THEN JSON_UNQUOTE(j.bonus)
      END))
    INTO v_tiles
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
      n FOR ORDINALITY, tile JSON PATH '$', property JSON PATH '$.property',
      bonus JSON PATH '$.bonus')) AS j;
  RETURN COALESCE(v_tiles, JSON_ARRAY());
END
