CREATE FUNCTION kind_error(p_tiles JSON, p_name JSON) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The reason why a name in a document does not denote one kind of tile.'
BEGIN
  /*
   * Takes   : p_tiles of the document, as tiles_of; p_name, of a colour or of bonuses.
   * Returns : NULL for a valid name.
   */
  DECLARE v_error TEXT DEFAULT value_error('name', 1, 40, NULL, p_name);
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_name);
  DECLARE v_properties, v_bonuses INT;

  IF v_error IS NULL THEN
    SELECT COUNT(j.colour), COUNT(*) - COUNT(j.colour)
      INTO v_properties, v_bonuses
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$.name', colour VARCHAR(400) PATH '$.tile.colour')) AS j
      WHERE COALESCE(j.colour, j.name) = v_name;
    SET v_error = CASE
      WHEN v_properties + v_bonuses = 0
        THEN CONCAT('there is no colour ', v_name, ', and no bonus')
      WHEN v_properties > 0 AND v_bonuses > 0
        THEN CONCAT(v_name, ' is a colour and a bonus')
    END;
  END IF;
  RETURN v_error;
END
