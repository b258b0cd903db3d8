CREATE FUNCTION errors_in_names(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The duplicate names of a document, and the names of nothing.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   */
  DECLARE v_colours JSON DEFAULT JSON_EXTRACT(p_document, '$.board.colours');

  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
      FROM (
        SELECT CONCAT('board.tiles[', MAX(j.n) - 1, '].property') AS place,
            CONCAT('another property is named ', MAX(j.name)) AS error
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(400) PATH '$.property')) AS j
          WHERE j.name IS NOT NULL
          GROUP BY j.name
          HAVING COUNT(*) > 1
        UNION ALL
        SELECT CONCAT('board.tiles[', MAX(j.n) - 1, '].place'),
            CONCAT('another property of ', MAX(j.colour), ' has place ', MAX(j.place))
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, colour VARCHAR(400) PATH '$.colour', place INT PATH '$.place')) AS j
          WHERE j.place IS NOT NULL
          GROUP BY j.colour, j.place
          HAVING COUNT(*) > 1
        UNION ALL
        SELECT CONCAT('board.tiles[', j.n - 1, '].colour'),
            CONCAT('board.colours does not list ', j.colour)
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, colour VARCHAR(400) PATH '$.colour')) AS j
          LEFT JOIN JSON_TABLE(v_colours, '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS c
            ON c.name = j.colour
          WHERE v_colours IS NOT NULL AND j.colour IS NOT NULL AND c.name IS NULL
        UNION ALL
        SELECT CONCAT('board.colours[', MAX(c.n) - 1, ']'), IF(COUNT(j.colour) = 0,
            CONCAT('no property is of the colour ', MAX(c.name)),
            CONCAT(MAX(c.name), ' is listed twice'))
          FROM JSON_TABLE(v_colours, '$[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(400) PATH '$')) AS c
          LEFT JOIN JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            colour VARCHAR(400) PATH '$.colour')) AS j ON j.colour = c.name
          GROUP BY c.name
          HAVING COUNT(j.colour) = 0 OR COUNT(DISTINCT c.n) > 1
        UNION ALL
        SELECT CONCAT('tokens[', MAX(j.n) - 1, ']'), CONCAT(MAX(j.name), ' is listed twice')
          FROM JSON_TABLE(p_document, '$.tokens[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(400) PATH '$')) AS j
          GROUP BY j.name
          HAVING COUNT(*) > 1) AS f), JSON_ARRAY());
END
