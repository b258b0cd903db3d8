CREATE FUNCTION place_error(p_tiles JSON, p_name JSON, p_is_bonus BOOLEAN) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a name in a document does not denote one tile.'
BEGIN
  /*
   * Takes   : p_tiles of the document, as tiles_of; p_name, NULL for none; p_is_bonus, whether it
   *           must be a bonus.
   * Returns : NULL for the name of such a tile. The form of a name is checked by value_errors.
   */
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_name);

  RETURN (
    SELECT CASE
          WHEN COUNT(*) = 0 THEN CONCAT('there is no tile ', v_name)
          WHEN COUNT(*) > 1 THEN CONCAT(COUNT(*), ' tiles are named ', v_name)
          WHEN p_is_bonus AND COUNT(IF(j.is_property, 1, NULL)) > 0
            THEN CONCAT(v_name, ' is a property; it must be a bonus')
        END
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$.name', is_property BOOLEAN PATH '$.is_property')) AS j
      WHERE j.name = v_name);
END
