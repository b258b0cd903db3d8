CREATE FUNCTION errors_in_values(p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The values of a document that are of the wrong type or out of range.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_errors, v_icons JSON;

  SELECT JSON_ARRAYAGG(i.icon) INTO v_icons FROM Icon AS i;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT place_of(p.place, k.name) AS place, value_error(
          k.type, k.minimum, k.maximum, IF(k.type = 'icon', v_icons, NULL),
          JSON_EXTRACT(p.value, CONCAT('$.', k.name))) AS error
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS p
        JOIN EditionKey AS k ON k.part = p.part
        WHERE JSON_TYPE(p.value) = 'OBJECT'
          AND JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', k.name))) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
