CREATE FUNCTION errors_in_shapes(p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The parts of a document of the wrong form; missing and unknown keys.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of.
   * Returns : an array of [place, error].
   * Why     : keys are compared byte by byte, like paths.
   */
  DECLARE v_values JSON;

  WITH p AS (
    SELECT t.part, t.place, COALESCE(t.value, CAST('null' AS JSON)) AS value,
        COALESCE(JSON_TYPE(t.value) = 'OBJECT', FALSE) AS is_object
      FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
        part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
        value JSON PATH '$.value')) AS t)
  SELECT JSON_ARRAYAGG(f.value)
    INTO v_values
    FROM (
      SELECT JSON_ARRAY(p.place, NULL, NULL, p.value, 'name', 1, 40) AS value
        FROM p
        WHERE p.part = 'name'
      UNION ALL
      SELECT JSON_ARRAY(p.place, NULL, CONCAT(
          'must be ', IF(p.part IN ('bonus', 'deed'), 'a name, in quotes if need be, or ', ''),
          'keys with values, not ', LEFT(CAST(p.value AS CHAR), 50)))
        FROM p
        WHERE p.part <> 'name' AND NOT p.is_object
      UNION ALL
      SELECT JSON_ARRAY(p.place, k.name, 'is missing')
        FROM p
        JOIN EditionKey AS k ON k.part = p.part
        WHERE k.is_required
          AND p.is_object
          AND NOT JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name))
      UNION ALL
      SELECT JSON_ARRAY(p.place, j.name, CONCAT(
          'is not a key of ', IF(p.part = 'edition', 'an ', 'a '), p.part))
        FROM p
        JOIN JSON_TABLE(JSON_KEYS(p.value), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EditionKey AS k
          ON k.part = p.part AND k.name = j.name AND BINARY k.name = BINARY j.name
        LEFT JOIN Rule AS r
          ON p.part = 'board'
          AND r.topic = 'board'
          AND r.rule = j.name
          AND BINARY r.rule = BINARY j.name
        LEFT JOIN Effect AS e
          ON p.part IN ('bonus', 'card')
          AND e.effect = j.name
          AND BINARY e.effect = BINARY j.name
          AND e.effect <> 'none'
          AND FIND_IN_SET(IF(p.part = 'card', 'card', 'tile'), e.stands_on)
        WHERE p.part <> 'name' AND k.name IS NULL AND r.rule IS NULL AND e.effect IS NULL) AS f;
  RETURN value_errors(v_values);
END
