CREATE FUNCTION errors_in_words(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the labels, sentences and words of a document.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an array of [place, error].
   * Rule    : a sentence contains only placeholders that its kind of event has.
   */
  DECLARE v_statuses JSON DEFAULT JSON_EXTRACT(p_document, '$.statuses');
  DECLARE v_wording JSON DEFAULT JSON_EXTRACT(p_document, '$.wording');
  DECLARE v_words JSON DEFAULT JSON_EXTRACT(p_document, '$.words');
  DECLARE v_choices JSON DEFAULT JSON_EXTRACT(p_document, '$.choices');
  DECLARE v_values JSON;

  SELECT JSON_ARRAYAGG(f.value)
    INTO v_values
    FROM (
      SELECT JSON_ARRAY(
          'statuses', j.name, IF(s.name IS NULL, 'is not a status', NULL),
          JSON_EXTRACT(v_statuses, CONCAT('$.', s.name)),
          IF(s.name IS NULL, NULL, 'text'), 1, 20) AS value
        FROM JSON_TABLE(JSON_KEYS(v_statuses), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Status AS s ON BINARY s.name = BINARY j.name
      UNION ALL
      SELECT JSON_ARRAY(
          'wording', j.name, CASE
            WHEN k.kind IS NULL THEN 'is not a kind of event'
            WHEN REGEXP_REPLACE(CAST(w.sentence AS CHAR), CONCAT('\\{(', n.names, ')\\}'), '')
                REGEXP '[{}]'
              THEN CONCAT('can contain in braces only ', n.names)
          END, w.sentence, IF(k.kind IS NULL, NULL, 'text'), 1, 200)
        FROM JSON_TABLE(JSON_KEYS(v_wording), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EventKind AS k ON BINARY k.kind = BINARY j.name
        LEFT JOIN LATERAL (
          SELECT JSON_EXTRACT(v_wording, CONCAT('$.', k.kind)) AS sentence) AS w ON TRUE
        LEFT JOIN LATERAL (SELECT REPLACE(k.names, ',', '|') AS names) AS n ON TRUE
      UNION ALL
      SELECT JSON_ARRAY(
          'words', j.name, IF(
            j.name REGEXP '^[a-z_]{1,20}$', NULL, 'must be 1 to 20 lower-case letters or _'),
          JSON_EXTRACT(v_words, CONCAT('$.', JSON_QUOTE(j.name))),
          IF(j.name REGEXP '^[a-z_]{1,20}$', 'text', NULL), 0, 60)
        FROM JSON_TABLE(JSON_KEYS(v_words), '$[*]' COLUMNS (
          name VARCHAR(400) COLLATE utf8mb4_bin PATH '$')) AS j
      UNION ALL
      SELECT JSON_ARRAY(
          IF(MAX(j.n) = 0, 'words', CONCAT('choices[', MAX(j.n) - 1, ']')),
          IF(MAX(j.n) = 0, MAX(j.action), 'action'), CONCAT(j.action, ' already has a label'))
        FROM (
          SELECT c.n, c.action
            FROM JSON_TABLE(v_choices, '$[*]' COLUMNS (
              n FOR ORDINALITY, action VARCHAR(400) PATH '$.action')) AS c
          UNION ALL
          SELECT 0, w.action
            FROM JSON_TABLE(JSON_KEYS(v_words), '$[*]' COLUMNS (
              action VARCHAR(400) PATH '$')) AS w) AS j
        WHERE j.action IS NOT NULL
        GROUP BY j.action
        HAVING COUNT(*) > 1
      UNION ALL
      SELECT JSON_ARRAY(
          CONCAT('choices[', MAX(c.n) - 1, ']'), 'code', IF(
            LEFT(c.code, 1) = '.', 'must not begin with a dot',
            CONCAT(c.code, ' is already a code')))
        FROM JSON_TABLE(v_choices, '$[*]' COLUMNS (
          n FOR ORDINALITY, code VARCHAR(400) PATH '$.code')) AS c
        WHERE c.code IS NOT NULL
        GROUP BY c.code
        HAVING COUNT(*) > 1 OR LEFT(c.code, 1) = '.') AS f;
  RETURN value_errors(v_values);
END
