CREATE PROCEDURE lay_tokens(IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes the pieces of a document that there are not yet.'
BEGIN
  /*
   * Takes   : p_document, a whole one without faults.
   * Changes : Token. All editions share them; new ones are numbered on in the order in which the
   *           document names them.
   */
  INSERT INTO Token (tid, name)
    SELECT t.most + ROW_NUMBER() OVER (ORDER BY n.n), n.name
      FROM (SELECT COALESCE(MAX(k.tid), -1) AS most FROM Token AS k) AS t
      JOIN (
        SELECT j.name, MIN(j.n) AS n
          FROM (
            SELECT a.n, a.name
              FROM JSON_TABLE(p_document, '$.tokens[*]' COLUMNS (
                n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS a
            UNION ALL
            SELECT 1000 + b.n, b.name
              FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
                n FOR ORDINALITY, name VARCHAR(40) PATH '$.token')) AS b) AS j
          LEFT JOIN Token AS known ON known.name = j.name
          WHERE known.tid IS NULL AND j.name IS NOT NULL
          GROUP BY j.name) AS n;
END
