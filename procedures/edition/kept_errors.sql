CREATE FUNCTION kept_errors(p_old JSON, p_new JSON, p_renamed JSON, p_place TEXT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in a tile of a file that changes what every copy of a board keeps.'
BEGIN
  /*
   * Takes   : p_old and p_new, tiles as in documents; p_renamed, the old tile with the new names of
   *           the file, because a tile that it leads to may be given by either name; p_place, of
   *           the new tile.
   * Returns : an array of [place, error].
   */
  DECLARE v_was BOOLEAN DEFAULT JSON_CONTAINS_PATH(p_old, 'one', '$.property');
  DECLARE v_errors JSON;

  IF COALESCE(JSON_TYPE(p_new), '') NOT IN ('STRING', 'OBJECT') THEN
    RETURN JSON_ARRAY(JSON_ARRAY(p_place, 'must be a name, or keys with values'));
  END IF;
  IF JSON_CONTAINS_PATH(p_new, 'one', '$.property') <> v_was THEN
    RETURN JSON_ARRAY(JSON_ARRAY(p_place, IF(
      v_was, 'must stay a property', 'must not become a property')));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(place_of(p_place, f.name), f.error))
    INTO v_errors
    FROM (
      SELECT k.name, CASE
            WHEN BINARY k.name IN ('property', 'bonus') THEN NULL
            WHEN BINARY k.name IN ('price', 'rent', 'house_cost', 'hotel_cost', 'skyscraper_cost')
              THEN IF(v.new_value IS NULL, 'is missing', NULL)
            WHEN v.new_value IS NULL THEN CONCAT('must stay ', CAST(v.old_value AS CHAR))
            WHEN v.new_value <> v.old_value AND v.new_value <> v.renamed
              THEN CONCAT('must stay ', CAST(v.old_value AS CHAR))
          END AS error
        FROM JSON_TABLE(JSON_KEYS(p_old), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        JOIN LATERAL (
          SELECT JSON_EXTRACT(p_old, CONCAT('$.', JSON_QUOTE(k.name))) AS old_value,
              JSON_EXTRACT(p_renamed, CONCAT('$.', JSON_QUOTE(k.name))) AS renamed,
              JSON_EXTRACT(p_new, CONCAT('$.', JSON_QUOTE(k.name))) AS new_value) AS v
        WHERE k.name <> 'mortgage'
      UNION ALL
      SELECT k.name, 'cannot be added'
        FROM JSON_TABLE(JSON_KEYS(p_new), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE NOT COALESCE(
            JSON_CONTAINS_PATH(p_old, 'one', CONCAT('$.', JSON_QUOTE(k.name))), FALSE)
          AND BINARY k.name NOT IN (
            'property', 'bonus', 'price', 'rent', 'house_cost', 'hotel_cost', 'skyscraper_cost',
            'mortgage')) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
