CREATE FUNCTION faults_in_words(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Labels, sentences and words of a document that are wrong.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  DECLARE v_known TEXT DEFAULT
    '\\{(player|payer|payee|amount|dice|dice2|tile|property|colour|card)\\}';
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT place_of('statuses', j.name) AS place, IF(s.name IS NULL, 'is no status',
          value_fault('text', 1, 20, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.statuses.', s.name)))) AS fault
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.statuses'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Status AS s ON BINARY s.name = BINARY j.name
      UNION ALL
      SELECT place_of('wording', j.name), IF(k.kind IS NULL, 'is no kind of event', COALESCE(
          value_fault('text', 1, 200, NULL, w.sentence),
          IF(REGEXP_REPLACE(CAST(w.sentence AS CHAR), v_known, '') REGEXP '[{}]', CONCAT(
            'may have in braces only ', REGEXP_REPLACE(v_known, '[^a-z0-9|]', '')), NULL)))
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.wording'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EventKind AS k ON BINARY k.kind = BINARY j.name
        LEFT JOIN LATERAL (SELECT JSON_EXTRACT(
          p_document, CONCAT('$.wording.', k.kind)) AS sentence) AS w ON TRUE
      UNION ALL
      SELECT place_of('words', j.name), IF(j.name NOT REGEXP '^[a-z_]{1,20}$',
          'must be named by up to 20 small letters', value_fault('text', 0, 60, NULL, JSON_EXTRACT(
            p_document, CONCAT('$.words.', JSON_QUOTE(j.name)))))
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.words'), '$[*]' COLUMNS (
          name VARCHAR(400) COLLATE utf8mb4_bin PATH '$')) AS j
      UNION ALL
      SELECT IF(MAX(j.n) = 0, place_of('words', MAX(j.action)),
          CONCAT('choices[', MAX(j.n) - 1, '].action')), CONCAT(j.action, ' has a label already')
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
          'must not begin with a dot', CONCAT(c.code, ' is a code already'))
        FROM JSON_TABLE(p_document, '$.choices[*]' COLUMNS (
          n FOR ORDINALITY, code VARCHAR(400) PATH '$.code')) AS c
        WHERE c.code IS NOT NULL
        GROUP BY c.code
        HAVING COUNT(*) > 1 OR LEFT(c.code, 1) = '.') AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
