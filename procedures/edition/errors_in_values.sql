CREATE FUNCTION errors_in_values(p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The values of a document that are of the wrong type or out of range.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_icons, v_values JSON;

  SELECT JSON_ARRAYAGG(i.icon) INTO v_icons FROM Icon AS i;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      p.place, k.name, NULL, JSON_EXTRACT(p.value, CONCAT('$.', k.name)), k.type, k.minimum,
      k.maximum, IF(k.type = 'icon', v_icons, NULL)))
    INTO v_values
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
      part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
    JOIN EditionKey AS k ON k.part = p.part
    WHERE JSON_TYPE(p.value) = 'OBJECT'
      AND JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name));
  RETURN value_errors(v_values);
END
