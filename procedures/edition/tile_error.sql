CREATE FUNCTION tile_error(p_tiles JSON, p_tile JSON) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why the name or location of a tile is not clear.'
BEGIN
  /*
   * Takes   : as tile_index.
   * Returns : NULL when it is clear; else a sentence with the tiles that may be meant.
   */
  DECLARE v_name TEXT DEFAULT LEFT(JSON_UNQUOTE(p_tile), 50);
  DECLARE v_index INT DEFAULT tile_index(p_tiles, p_tile);
  DECLARE v_near, v_locations TEXT;

  IF v_index >= 0 THEN
    RETURN NULL;
  END IF;
  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      GROUP_CONCAT(IF(j.name = v_name, j.location, NULL) ORDER BY j.n SEPARATOR ', '),
      GROUP_CONCAT(IF(
        LEFT(j.name, 4) = LEFT(v_name, 4) OR SOUNDEX(j.name) = SOUNDEX(v_name)
          OR (CHAR_LENGTH(v_name) > 2 AND LOCATE(v_name, j.name) > 0), j.name, NULL)
        ORDER BY j.n SEPARATOR ', ')
    INTO v_locations, v_near
    FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
      n INT PATH '$.n', location INT PATH '$.location', name VARCHAR(400) PATH '$.name')) AS j;
  IF v_index = -1 THEN
    RETURN CONCAT('several tiles are named ', v_name, '; their locations are ', v_locations);
  END IF;
  RETURN CONCAT('there is no tile ', v_name, COALESCE(CONCAT('; perhaps ', v_near), ''));
END
