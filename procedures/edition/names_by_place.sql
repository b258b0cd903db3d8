CREATE FUNCTION names_by_place(p_from JSON, p_to JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The names that the tiles of one document have in another.'
BEGIN
  /*
   * Takes   : two complete documents.
   * Returns : names, as new_name; none, when the boards differ in the number of tiles or in their
   *           kinds in order.
   */
  DECLARE v_names JSON;
  DECLARE v_others INT;

  SELECT COUNT(*) - SUM(a.is_property = b.is_property), JSON_ARRAYAGG(JSON_ARRAY(a.name, b.name))
    INTO v_others, v_names
    FROM JSON_TABLE(tiles_of(p_from), '$[*]' COLUMNS (
      n INT PATH '$.n', name VARCHAR(40) PATH '$.name',
      is_property BOOLEAN PATH '$.is_property')) AS a
    JOIN JSON_TABLE(tiles_of(p_to), '$[*]' COLUMNS (
      n INT PATH '$.n', name VARCHAR(40) PATH '$.name',
      is_property BOOLEAN PATH '$.is_property')) AS b ON b.n = a.n;
  IF JSON_LENGTH(p_from, '$.board.tiles') <> JSON_LENGTH(p_to, '$.board.tiles') OR v_others > 0 THEN
    RETURN JSON_ARRAY();
  END IF;
  RETURN COALESCE(v_names, JSON_ARRAY());
END
