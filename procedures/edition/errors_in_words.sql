CREATE FUNCTION errors_in_words(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the labels, sentences and words of a document.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   * Rule    : a sentence contains only placeholders that its kind of event has.
   */
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT place_of('statuses', j.name) AS place, IF(s.name IS NULL, 'is not a status',
          value_error('text', 1, 20, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.statuses.', s.name)))) AS error
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.statuses'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Status AS s ON BINARY s.name = BINARY j.name
      UNION ALL
      SELECT place_of('wording', j.name), IF(k.kind IS NULL, 'is not a kind of event', COALESCE(
          value_error('text', 1, 200, NULL, w.sentence),
          IF(
            REGEXP_REPLACE(CAST(w.sentence AS CHAR), CONCAT('\\{(', n.names, ')\\}'), '')
              REGEXP '[{}]',
            CONCAT('can contain in braces only ', n.names), NULL)))
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.wording'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EventKind AS k ON BINARY k.kind = BINARY j.name
        LEFT JOIN LATERAL (SELECT JSON_EXTRACT(
          p_document, CONCAT('$.wording.', k.kind)) AS sentence) AS w ON TRUE
        LEFT JOIN LATERAL (SELECT REPLACE(k.names, ',', '|') AS names) AS n ON TRUE
      UNION ALL
      SELECT place_of('words', j.name), IF(j.name NOT REGEXP '^[a-z_]{1,20}$',
          'must be 1 to 20 lower-case letters or _', value_error('text', 0, 60, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.words.', JSON_QUOTE(j.name)))))
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.words'), '$[*]' COLUMNS (
          name VARCHAR(400) COLLATE utf8mb4_bin PATH '$')) AS j
      UNION ALL
      SELECT IF(MAX(j.n) = 0, place_of('words', MAX(j.action)),
          CONCAT('choices[', MAX(j.n) - 1, '].action')), CONCAT(j.action, ' already has a label')
        FROM (
          SELECT c.n, c.action
            FROM JSON_TABLE(p_document, '$.choices[*]' COLUMNS (
              n FOR ORDINALITY, action VARCHAR(400) PATH '$.action')) AS c
          UNION ALL
          SELECT 0, w.action
            FROM JSON_TABLE(JSON_KEYS(p_document, '$.words'), '$[*]' COLUMNS (
              action VARCHAR(400) PATH '$')) AS w) AS j
        WHERE j.action IS NOT NULL
        GROUP BY j.action
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT CONCAT('choices[', MAX(c.n) - 1, '].code'), IF(LEFT(c.code, 1) = '.',
          'must not begin with a dot', CONCAT(c.code, ' is already a code'))
        FROM JSON_TABLE(p_document, '$.choices[*]' COLUMNS (
          n FOR ORDINALITY, code VARCHAR(400) PATH '$.code')) AS c
        WHERE c.code IS NOT NULL
        GROUP BY c.code
        HAVING COUNT(*) > 1 OR LEFT(c.code, 1) = '.') AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
