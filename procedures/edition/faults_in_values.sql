CREATE FUNCTION faults_in_values(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Values of a document that are of the wrong type, or out of bounds.'
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
      SELECT place_of(p.place, k.name) AS place, value_fault(
          k.type, k.minimum, k.maximum, NULL, JSON_EXTRACT(p.value, CONCAT('$.', k.name))) AS fault
        FROM JSON_TABLE(v_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        JOIN EditionKey AS k ON k.part = p.part
        WHERE JSON_TYPE(p.value) = 'OBJECT'
          AND JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name))) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
