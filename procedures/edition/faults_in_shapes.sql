CREATE FUNCTION faults_in_shapes(p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Parts of a document that are not what they must be; keys that are missing or unknown.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of.
   * Returns : an array of [place, fault].
   * Why     : keys are compared letter by letter, as paths are.
   */
  DECLARE v_faults JSON;

  WITH p AS (
    SELECT t.part, t.place, COALESCE(t.value, CAST('null' AS JSON)) AS value,
        COALESCE(JSON_TYPE(t.value) = 'OBJECT', FALSE) AS is_object
      FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
        part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS t)
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT p.place, value_fault('name', 1, 40, NULL, p.value) AS fault
        FROM p
        WHERE p.part = 'name'
      UNION ALL
      SELECT p.place, CONCAT(
          'must be ', IF(p.part IN ('bonus', 'deed'), 'a name, in quotes if need be, or ', ''),
          'keys with their values, not ', LEFT(CAST(p.value AS CHAR), 50))
        FROM p
        WHERE p.part <> 'name' AND NOT p.is_object
      UNION ALL
      SELECT place_of(p.place, k.name), 'is missing'
        FROM p
        JOIN EditionKey AS k ON k.part = p.part
        WHERE k.is_required
          AND p.is_object
          AND NOT JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name))
      UNION ALL
      SELECT place_of(p.place, j.name), CONCAT(
          'is no key of ', IF(p.part = 'edition', 'an ', 'a '), p.part)
        FROM p
        JOIN JSON_TABLE(JSON_KEYS(p.value), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EditionKey AS k ON k.part = p.part AND BINARY k.name = BINARY j.name
        LEFT JOIN Rule AS r
          ON p.part = 'board' AND r.topic = 'board' AND BINARY r.rule = BINARY j.name
        LEFT JOIN Effect AS e
          ON p.part IN ('bonus', 'card')
          AND BINARY e.effect = BINARY j.name
          AND e.effect <> 'none'
          AND FIND_IN_SET(IF(p.part = 'card', 'card', 'tile'), e.stands_on)
        WHERE p.part <> 'name' AND k.name IS NULL AND r.rule IS NULL AND e.effect IS NULL) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
