CREATE FUNCTION place_fault(p_tiles JSON, p_name JSON, p_is_bonus BOOLEAN) RETURNS TEXT
  READS SQL DATA
  COMMENT 'Why a name in a document does not say one tile.'
BEGIN
  /*
   * Takes   : p_tiles of the document, as tiles_of; p_name, NULL where none is given; p_is_bonus,
   *           whether it must be a bonus.
   * Returns : NULL when it does.
   */
  DECLARE v_fault TEXT DEFAULT value_fault('name', 1, 40, NULL, p_name);
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_name);
  DECLARE v_tiles, v_properties INT;

  IF v_fault IS NULL THEN
    SELECT COUNT(*), COUNT(IF(j.is_property, 1, NULL))
      INTO v_tiles, v_properties
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$.name', is_property BOOLEAN PATH '$.is_property')) AS j
      WHERE j.name = v_name;
    SET v_fault = CASE
      WHEN v_tiles = 0 THEN CONCAT('there is no tile ', v_name)
      WHEN v_tiles > 1 THEN CONCAT(v_tiles, ' tiles are called ', v_name)
      WHEN p_is_bonus AND v_properties > 0
        THEN CONCAT(v_name, ' is a property; it must be a bonus')
    END;
  END IF;
  RETURN v_fault;
END
