CREATE FUNCTION place_error(p_tiles JSON, p_name JSON, p_is_bonus BOOLEAN) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The reason why a name in a document does not denote one tile.'
BEGIN
  /*
   * Takes   : p_tiles of the document, as tiles_of; p_name, NULL for none; p_is_bonus, whether it
   *           must be a bonus.
   * Returns : NULL for a valid name.
   */
  DECLARE v_error TEXT DEFAULT value_error('name', 1, 40, NULL, p_name);
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_name);
  DECLARE v_tiles, v_properties INT;

  IF v_error IS NULL THEN
    SELECT COUNT(*), COUNT(IF(j.is_property, 1, NULL))
      INTO v_tiles, v_properties
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$.name', is_property BOOLEAN PATH '$.is_property')) AS j
      WHERE j.name = v_name;
    SET v_error = CASE
      WHEN v_tiles = 0 THEN CONCAT('there is no tile ', v_name)
      WHEN v_tiles > 1 THEN CONCAT(v_tiles, ' tiles are named ', v_name)
      WHEN p_is_bonus AND v_properties > 0
        THEN CONCAT(v_name, ' is a property; it must be a bonus')
    END;
  END IF;
  RETURN v_error;
END
