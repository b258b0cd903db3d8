CREATE FUNCTION errors_of_file(p_board JSON, p_source JSON, p_file JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in the file of a board.'
BEGIN
  /*
   * Takes   : p_board, the document of the board of that name, NULL if there is none; p_source, of
   *           the board that it names as its source, NULL if there is none; p_file, as
   *           import_board.
   * Returns : an array of [place, error].
   */
  DECLARE v_document JSON DEFAULT COALESCE(p_board, p_source);
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT 'board' AS place, IF(
          JSON_CONTAINS_PATH(p_file, 'one', '$.board'), value_error(
            'name', 1, 40, NULL, JSON_EXTRACT(p_file, '$.board')), 'is missing') AS error
      UNION ALL
      SELECT 'copied_from', IF(
          JSON_TYPE(JSON_EXTRACT(p_file, '$.copied_from')) = 'STRING',
          CONCAT('there is no edition or board ', LEFT(JSON_VALUE(p_file, '$.copied_from'), 50)),
          'must name an edition or a board, because there is no board with that name yet')
        WHERE v_document IS NULL
      UNION ALL
      SELECT 'tiles', IF(
          JSON_CONTAINS_PATH(p_file, 'one', '$.tiles'), value_error(
            'list', 1, 1000, NULL, JSON_EXTRACT(p_file, '$.tiles')), 'is missing')
      UNION ALL
      SELECT place_of('', k.name),
          'is not a key of a board; the keys are board, copied_from, salary and tiles'
        FROM JSON_TABLE(JSON_KEYS(p_file), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE BINARY k.name NOT IN ('board', 'copied_from', 'salary', 'tiles')) AS f
    WHERE f.error IS NOT NULL;
  SET v_errors = COALESCE(v_errors, JSON_ARRAY());
  IF v_document IS NULL OR COALESCE(JSON_TYPE(JSON_EXTRACT(p_file, '$.tiles')), '') <> 'ARRAY' THEN
    RETURN v_errors;
  END IF;
  RETURN JSON_MERGE_PRESERVE(
    v_errors, errors_in_file(v_document, p_file),
    errors_of_board(v_document, JSON_REMOVE(changes_in_file(v_document, p_file), '$.name')));
END
