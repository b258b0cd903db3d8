CREATE PROCEDURE insert_tokens(IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the pieces of a document that do not exist yet.'
BEGIN
  /*
   * Takes   : p_document, complete and valid.
   * Changes : Token. All editions share the pieces; new ones get the next numbers, in the order of
   *           the document.
   * Why     : inserting pieces locks them all, so that no number is used twice. Most documents have
   *           no new ones, and lock nothing.
   */
  DECLARE v_names JSON;
  DECLARE v_new INT;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(j.n, j.name)), SUM(k.tid IS NULL)
    INTO v_names, v_new
    FROM (
      SELECT a.n, a.name
        FROM JSON_TABLE(p_document, '$.tokens[*]' COLUMNS (
          n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS a
      UNION ALL
      SELECT 1000 + b.n, b.name
        FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
          n FOR ORDINALITY, name VARCHAR(40) PATH '$.token')) AS b
        WHERE b.name IS NOT NULL) AS j
    LEFT JOIN Token AS k ON k.name = j.name;
  IF v_new > 0 THEN
    INSERT INTO Token (tid, name)
      SELECT t.most + ROW_NUMBER() OVER (ORDER BY n.n), n.name
        FROM (SELECT COALESCE(MAX(k.tid), -1) AS most FROM Token AS k) AS t
        JOIN (
          SELECT j.name, MIN(j.n) AS n
            FROM JSON_TABLE(v_names, '$[*]' COLUMNS (
              n INT PATH '$[0]', name VARCHAR(40) PATH '$[1]')) AS j
            LEFT JOIN Token AS known ON known.name = j.name
            WHERE known.tid IS NULL
            GROUP BY j.name) AS n;
  END IF;
END
