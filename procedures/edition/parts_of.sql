CREATE FUNCTION parts_of(p_document JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The parts of a document that EditionKey describes, with their places.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of part, as in EditionKey, or name, for a plain name; place; value.
   * Why     : a null in a list is NULL in JSON_TABLE, and null again in the array.
   */
  RETURN (
    SELECT JSON_ARRAYAGG(JSON_OBJECT('part', q.part, 'place', q.place, 'value', q.value))
      FROM (
        SELECT 'edition' AS part, '' AS place, p_document AS value
        UNION ALL
        SELECT 'board', 'board', JSON_EXTRACT(p_document, '$.board')
        UNION ALL
        SELECT 'name', CONCAT('board.colours[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.board.colours[*]' COLUMNS (
            n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT CASE
              WHEN JSON_TYPE(j.item) = 'STRING' THEN 'name'
              WHEN JSON_CONTAINS_PATH(j.item, 'one', '$.property') THEN 'property'
              ELSE 'bonus'
            END, CONCAT('board.tiles[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT 'card', CONCAT(w.place, '[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(JSON_KEYS(p_document, '$.decks'), '$[*]' COLUMNS (
            name VARCHAR(400) PATH '$')) AS d
          JOIN LATERAL (SELECT place_of('decks', d.name) AS place) AS w
          JOIN JSON_TABLE(
            JSON_EXTRACT(p_document, CONCAT('$.decks.', JSON_QUOTE(d.name))), '$[*]' COLUMNS (
              n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT 'name', CONCAT('tokens[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.tokens[*]' COLUMNS (
            n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT 'choice', CONCAT('choices[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.choices[*]' COLUMNS (
            n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT 'player', CONCAT('opening[', j.n - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
            n FOR ORDINALITY, item JSON PATH '$')) AS j
        UNION ALL
        SELECT IF(JSON_TYPE(j.item) = 'STRING', 'name', 'deed'),
            CONCAT('opening[', j.n - 1, '].owns[', j.m - 1, ']'), j.item
          FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
            n FOR ORDINALITY,
            NESTED PATH '$.owns[*]' COLUMNS (m FOR ORDINALITY, item JSON PATH '$'))) AS j
          WHERE j.m IS NOT NULL) AS q
      WHERE q.part <> 'board' OR q.value IS NOT NULL);
END
