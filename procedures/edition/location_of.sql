CREATE FUNCTION location_of(p_document JSON, p_name VARCHAR(40)) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'The location of a tile of a document.'
BEGIN
  /*
   * Returns : NULL for the name NULL.
   */
  DECLARE v_location INT;

  SELECT t.location
    INTO v_location
    FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
      location INT PATH '$.location', name VARCHAR(40) PATH '$.name')) AS t
    WHERE t.name = p_name;
  RETURN v_location;
END
