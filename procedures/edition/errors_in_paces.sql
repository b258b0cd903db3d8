CREATE FUNCTION errors_in_paces(p_document JSON, p_before JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The errors in the paces of a document, alone and with the rest of it.'
BEGIN
  /*
   * Takes   : p_document, complete; p_before, its errors without a pace, as errors_of_document.
   * Returns : an array of [place, error]: the errors that the document has with a pace, but not
   *           without it.
   */
  DECLARE v_names JSON DEFAULT JSON_KEYS(p_document, '$.paces');
  DECLARE v_errors JSON DEFAULT JSON_ARRAY();
  DECLARE v_parts, v_tiles, v_pace, v_more JSON;
  DECLARE v_name TEXT;
  DECLARE v_n INT DEFAULT 0;

  IF v_names IS NULL THEN
    RETURN v_errors;
  END IF;
  SET v_parts = parts_of(p_document);
  SET v_tiles = tiles_of(p_document);
  WHILE v_n < JSON_LENGTH(v_names) DO
    SET v_name = JSON_UNQUOTE(JSON_EXTRACT(v_names, CONCAT('$[', v_n, ']')));
    SET v_pace = JSON_EXTRACT(p_document, CONCAT('$.paces.', JSON_QUOTE(v_name)));
    SELECT JSON_ARRAYAGG(JSON_ARRAY(place_of('paces', v_name), f.error))
      INTO v_more
      FROM (
        SELECT value_error('name', 1, 40, NULL, JSON_QUOTE(v_name)) AS error
        UNION ALL
        SELECT value_error('object', NULL, NULL, NULL, v_pace)
        UNION ALL
        SELECT 'another pace has the same name'
          FROM JSON_TABLE(v_names, '$[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(400) PATH '$')) AS j
          WHERE j.name = v_name AND j.n <= v_n) AS f
      WHERE f.error IS NOT NULL;
    SET v_errors = JSON_MERGE_PRESERVE(v_errors, COALESCE(v_more, JSON_ARRAY()));
    IF JSON_TYPE(v_pace) = 'OBJECT' AND JSON_LENGTH(v_pace) > 0 THEN
      SET v_more = errors_by_rules(
        JSON_MERGE_PATCH(p_document, typed_rules(v_pace)), v_parts, v_tiles);
      SELECT JSON_ARRAYAGG(IF(
          k.name IS NULL,
          JSON_ARRAY(place_of('paces', v_name), CONCAT('would be wrong: ', f.place, ': ', f.error)),
          JSON_ARRAY(place_of(place_of('paces', v_name), k.name), f.error)))
        INTO v_more
        FROM JSON_TABLE(v_more, '$[*]' COLUMNS (
            place VARCHAR(400) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS f
        LEFT JOIN JSON_TABLE(p_before, '$[*]' COLUMNS (
            place VARCHAR(400) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS b
          ON b.place = f.place AND b.error = f.error
        LEFT JOIN JSON_TABLE(JSON_KEYS(v_pace), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
          ON BINARY f.place IN (
            BINARY place_of('rules', k.name), BINARY place_of('board', k.name))
        WHERE b.place IS NULL;
      SET v_errors = JSON_MERGE_PRESERVE(v_errors, COALESCE(v_more, JSON_ARRAY()));
    END IF;
    SET v_n = v_n + 1;
  END WHILE;
  RETURN v_errors;
END
