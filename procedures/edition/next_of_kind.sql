CREATE FUNCTION next_of_kind(p_tiles JSON, p_kind VARCHAR(400), p_from INT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The next tile of a colour or name.'
BEGIN
  /*
   * Takes   : p_tiles of a document, as tiles_of; p_from, a tile, counted from 0.
   * Returns : a tile after it, counted on past the end of the board; the same tile, when it is the
   *           only one; NULL for none.
   */
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_tiles);
  DECLARE v_next INT;

  SELECT p_from + 1 + MIN(MOD(t.n - p_from - 1 + v_count, v_count))
    INTO v_next
    FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
      n INT PATH '$.n', name VARCHAR(400) PATH '$.name',
      colour VARCHAR(400) PATH '$.tile.colour')) AS t
    WHERE COALESCE(t.colour, t.name) = p_kind;
  RETURN v_next;
END
