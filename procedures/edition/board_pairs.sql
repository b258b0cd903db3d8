CREATE FUNCTION board_pairs(p_document JSON, p_tiles JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'Matches the tiles of a file with the tiles of a board.'
BEGIN
  /*
   * Takes   : p_document of the board; p_tiles of the file.
   * Returns : an array of [place in the file, place on the board], both from 0, in any order: by
   *           place if both have the same number of tiles; else by name, and tiles without a
   *           namesake in their order. NULL: no tile of the board is left.
   */
  DECLARE v_old JSON DEFAULT tiles_of(p_document);
  DECLARE v_new JSON DEFAULT tiles_of(JSON_OBJECT('board', JSON_OBJECT('tiles', p_tiles)));
  DECLARE v_same BOOLEAN DEFAULT JSON_LENGTH(v_old) = JSON_LENGTH(v_new);
  DECLARE v_pairs JSON;

  WITH a AS (
    SELECT j.n, COALESCE(j.name, '') AS name,
        ROW_NUMBER() OVER (PARTITION BY j.name ORDER BY j.n) AS nth
      FROM JSON_TABLE(v_new, '$[*]' COLUMNS (
        n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS j),
  b AS (
    SELECT j.n, j.name, ROW_NUMBER() OVER (PARTITION BY j.name ORDER BY j.n) AS nth
      FROM JSON_TABLE(v_old, '$[*]' COLUMNS (
        n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS j),
  new_ones AS (
    SELECT a.n, b.n AS namesake, ROW_NUMBER() OVER (PARTITION BY b.n IS NULL ORDER BY a.n) AS nth
      FROM a
      LEFT JOIN b ON b.name = a.name AND b.nth = a.nth),
  old_ones AS (
    SELECT b.n, ROW_NUMBER() OVER (ORDER BY b.n) AS nth
      FROM b
      LEFT JOIN a ON a.name = b.name AND a.nth = b.nth
      WHERE a.n IS NULL)
  SELECT JSON_ARRAYAGG(JSON_ARRAY(o.n, IF(v_same, o.n, COALESCE(o.namesake, r.n))))
    INTO v_pairs
    FROM new_ones AS o
    LEFT JOIN old_ones AS r ON o.namesake IS NULL AND r.nth = o.nth;
  RETURN COALESCE(v_pairs, JSON_ARRAY());
END
