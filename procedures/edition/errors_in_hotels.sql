CREATE FUNCTION errors_in_hotels(p_rules JSON, p_parts JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The tiles and cards of a document that charge hotels which it does not have.'
BEGIN
  /*
   * Takes   : p_rules, as sound_rules; p_parts, as parts_of.
   * Returns : an array of [place, error].
   */
  IF JSON_VALUE(p_rules, '$.has_hotels') = 'false' THEN
    RETURN COALESCE((
      SELECT JSON_ARRAYAGG(JSON_ARRAY(
          place_of(t.place, 'hotel'), 'makes no sense without has_hotels: yes'))
        FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
          part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place',
          value JSON PATH '$.value')) AS t
        WHERE t.part IN ('bonus', 'card')
          AND JSON_CONTAINS_PATH(t.value, 'all', '$.hotel', '$.pay_per_building')), JSON_ARRAY());
  END IF;
  RETURN JSON_ARRAY();
END
