CREATE FUNCTION changed_tile(p_tile JSON, p_n INT, p_changes JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'A tile of a document with changes applied.'
BEGIN
  /*
   * Takes   : p_n, its place in the list; p_changes, as typed_changes.
   */
  DECLARE v_values, v_name JSON;

  SELECT JSON_OBJECTAGG(c.name, c.value)
    INTO v_values
    FROM JSON_TABLE(p_changes, '$[*]' COLUMNS (
      n INT PATH '$.n', name VARCHAR(400) PATH '$.key', value JSON PATH '$.value',
      error VARCHAR(600) PATH '$.error')) AS c
    WHERE c.n = p_n AND c.error IS NULL;
  IF v_values IS NULL THEN
    RETURN p_tile;
  END IF;
  SET v_name = JSON_EXTRACT(v_values, '$.name');
  IF JSON_TYPE(p_tile) = 'STRING' THEN
    RETURN COALESCE(v_name, p_tile);
  END IF;
  IF v_name IS NOT NULL THEN
    SET v_values = JSON_SET(
      JSON_REMOVE(v_values, '$.name'),
      IF(JSON_CONTAINS_PATH(p_tile, 'one', '$.property'), '$.property', '$.bonus'), v_name);
  END IF;
  -- A rent is replaced as a whole: a merge would keep the keys of the old one.
  RETURN JSON_MERGE_PATCH(
    IF(JSON_CONTAINS_PATH(v_values, 'one', '$.rent'), JSON_REMOVE(p_tile, '$.rent'), p_tile),
    v_values);
END
