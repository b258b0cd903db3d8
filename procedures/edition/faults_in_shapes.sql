CREATE FUNCTION faults_in_shapes(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Parts of a document that are not what they must be, and keys that are missing or unknown.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  DECLARE v_parts JSON DEFAULT parts_of(p_document);
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT p.place, IF(
          p.part = 'name', value_fault('name', 1, 40, NULL, p.value),
          CONCAT('must be ', IF(p.part IN ('bonus', 'deed'), 'a name, in quotes if need be, or ', ''),
            'keys with their values, not ', LEFT(CAST(p.value AS CHAR), 50))) AS fault
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        WHERE p.part = 'name' OR JSON_TYPE(p.value) <> 'OBJECT'
      UNION ALL
      SELECT place_of(p.place, k.name), 'is missing'
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        JOIN EditionKey AS k ON k.part = p.part
        WHERE k.is_required
          AND JSON_TYPE(p.value) = 'OBJECT'
          AND NOT JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name))
      UNION ALL
      SELECT place_of(p.place, j.name), CONCAT('is no key of ', CASE p.part
            WHEN 'edition' THEN 'an edition' WHEN 'board' THEN 'a board'
            WHEN 'bonus' THEN 'a bonus' ELSE CONCAT('a ', p.part) END)
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        JOIN JSON_TABLE(JSON_KEYS(p.value), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN EditionKey AS k ON k.part = p.part AND BINARY k.name = BINARY j.name
        LEFT JOIN Rule AS r
          ON p.part = 'board' AND r.topic = 'board' AND BINARY r.rule = BINARY j.name
        LEFT JOIN Effect AS e
          ON p.part IN ('bonus', 'card')
          AND BINARY e.effect = BINARY j.name
          AND e.effect <> 'none'
          AND FIND_IN_SET(IF(p.part = 'card', 'card', 'tile'), e.stands_on)
        WHERE k.name IS NULL AND r.rule IS NULL AND e.effect IS NULL) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
