CREATE FUNCTION effects_of(p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The effects of the tiles and cards of a document.'
BEGIN
  /*
   * Takes   : p_parts of a document, as parts_of.
   * Returns : an array of [place, effect, amount]; place is that of the tile or card.
   */
  DECLARE v_effects JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      p.place, e.effect, JSON_EXTRACT(p.value, CONCAT('$.', e.effect))))
    INTO v_effects
    FROM JSON_TABLE(p_parts, '$[*]' COLUMNS (
      part VARCHAR(20) PATH '$.part', place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
    JOIN Effect AS e ON JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', e.effect))
    WHERE p.part IN ('bonus', 'card') AND e.effect <> 'none';
  RETURN v_effects;
END
