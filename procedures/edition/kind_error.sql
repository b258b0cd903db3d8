CREATE FUNCTION kind_error(p_tiles JSON, p_name JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a name in a document does not denote one kind of tile.'
BEGIN
  /*
   * Takes   : p_tiles of the document, as tiles_of; p_name, of a colour or of bonuses.
   * Returns : NULL for the name of a kind. The form of a name is checked by value_errors.
   */
  DECLARE v_name TEXT DEFAULT JSON_UNQUOTE(p_name);

  RETURN (
    SELECT CASE
          WHEN COUNT(*) = 0 THEN CONCAT('there is no colour ', v_name, ', and no bonus')
          WHEN COUNT(j.colour) > 0 AND COUNT(j.colour) < COUNT(*)
            THEN CONCAT(v_name, ' is a colour and a bonus')
        END
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        name VARCHAR(400) PATH '$.name', colour VARCHAR(400) PATH '$.tile.colour')) AS j
      WHERE COALESCE(j.colour, j.name) = v_name);
END
