CREATE FUNCTION errors_in_pot(p_document JSON, p_rules JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Reports a document whose pot is taken on a tile that has another effect.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, as sound_rules.
   * Returns : an array of [place, error].
   */
  DECLARE v_location TEXT DEFAULT JSON_VALUE(p_rules, '$.pot_location');
  DECLARE v_effects INT;

  IF v_location IS NULL THEN
    RETURN JSON_ARRAY();
  END IF;
  SELECT COUNT(*)
    INTO v_effects
    FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
      tile JSON PATH '$', name VARCHAR(400) PATH '$.bonus')) AS j
    JOIN Effect AS e ON JSON_CONTAINS_PATH(j.tile, 'one', CONCAT('$.', e.effect))
    WHERE j.name = v_location;
  RETURN IF(
    v_effects > 0,
    JSON_ARRAY(JSON_ARRAY(
      'board.pot_location', CONCAT(v_location, ' has an effect of its own'))),
    JSON_ARRAY());
END
