CREATE FUNCTION errors_in_sets(p_document JSON, p_file JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in a file of a board: sets reduced to one property, and two jails.'
BEGIN
  /*
   * Takes   : as errors_in_file.
   * Returns : an array of [place, error].
   * Why     : where the number of tiles is unchanged, errors_of_board reports duplicate names.
   */
  DECLARE v_old JSON DEFAULT tiles_of(p_document);
  DECLARE v_new JSON DEFAULT
    tiles_of(JSON_OBJECT('board', JSON_OBJECT('tiles', JSON_EXTRACT(p_file, '$.tiles'))));
  DECLARE v_errors JSON;

  WITH led AS (
    SELECT JSON_UNQUOTE(JSON_EXTRACT(p_document, '$.board.jail_location')) AS name
    UNION
    SELECT JSON_UNQUOTE(JSON_EXTRACT(j.tile, CONCAT('$.', e.effect)))
      FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (tile JSON PATH '$')) AS j
      JOIN Effect AS e
        ON e.amount_is = 'location'
        AND JSON_CONTAINS_PATH(j.tile, 'one', CONCAT('$.', e.effect)))
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT CONCAT('tiles[', MAX(a.n), '].colour') AS place,
          CONCAT(a.colour, ' would be a colour group of one') AS error
        FROM JSON_TABLE(v_new, '$[*]' COLUMNS (
          n INT PATH '$.n', colour VARCHAR(400) PATH '$.tile.colour')) AS a
        LEFT JOIN (
          SELECT o.colour, COUNT(*) AS properties
            FROM JSON_TABLE(v_old, '$[*]' COLUMNS (colour VARCHAR(400) PATH '$.tile.colour')) AS o
            GROUP BY o.colour) AS b ON b.colour = a.colour
        WHERE a.colour IS NOT NULL
        GROUP BY a.colour
        HAVING COUNT(*) = 1 AND COALESCE(MAX(b.properties), 0) <> 1
      UNION ALL
      SELECT CONCAT('tiles[', MAX(a.n), ']'), CONCAT(
          COUNT(*), ' tiles are named ', a.name, ', but only one can be a destination')
        FROM JSON_TABLE(v_new, '$[*]' COLUMNS (
          n INT PATH '$.n', name VARCHAR(400) PATH '$.name')) AS a
        WHERE JSON_LENGTH(v_new) <> JSON_LENGTH(v_old)
          AND a.name IN (SELECT led.name FROM led)
        GROUP BY a.name
        HAVING COUNT(*) > 1) AS f;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
