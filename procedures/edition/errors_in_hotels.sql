CREATE FUNCTION errors_in_hotels(p_document JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The tiles and cards of a document that charge hotels which it does not have.'
BEGIN
  /*
   * Takes   : p_document, complete; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_errors JSON;

  IF JSON_VALUE(p_document, '$.rules.has_hotels') = 'false' THEN
    SELECT JSON_ARRAYAGG(JSON_ARRAY(
        place_of(t.place, 'hotel'), 'makes no sense without has_hotels: yes'))
      INTO v_errors
      FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
        part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS t
      WHERE t.part IN ('bonus', 'card')
        AND JSON_CONTAINS_PATH(t.value, 'all', '$.hotel', '$.pay_per_building');
  END IF;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
