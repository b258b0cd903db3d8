CREATE FUNCTION faults_of_file(p_board JSON, p_source JSON, p_file JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything that is wrong with the file of a board.'
BEGIN
  /*
   * Takes   : p_board, the document of the board of that name, NULL: there is none; p_source, of
   *           what it says it is copied from, NULL: there is no such; p_file, as import_board.
   * Returns : an array of [place, fault].
   */
  DECLARE v_document JSON DEFAULT COALESCE(p_board, p_source);
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT 'board' AS place, IF(
          JSON_CONTAINS_PATH(p_file, 'one', '$.board'), value_fault(
            'name', 1, 40, NULL, JSON_EXTRACT(p_file, '$.board')), 'is missing') AS fault
      UNION ALL
      SELECT 'copied_from', IF(
          JSON_TYPE(JSON_EXTRACT(p_file, '$.copied_from')) = 'STRING',
          CONCAT('there is no edition or board ', LEFT(JSON_VALUE(p_file, '$.copied_from'), 50)),
          'must say an edition or a board, as there is no board of that name yet')
        WHERE v_document IS NULL
      UNION ALL
      SELECT 'tiles', IF(
          JSON_CONTAINS_PATH(p_file, 'one', '$.tiles'), value_fault(
            'list', 1, 1000, NULL, JSON_EXTRACT(p_file, '$.tiles')), 'is missing')
      UNION ALL
      SELECT place_of('', k.name),
          'is no key of a board: these are board, copied_from, salary, tiles'
        FROM JSON_TABLE(JSON_KEYS(p_file), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE BINARY k.name NOT IN ('board', 'copied_from', 'salary', 'tiles')) AS f
    WHERE f.fault IS NOT NULL;
  SET v_faults = COALESCE(v_faults, JSON_ARRAY());
  IF v_document IS NULL OR COALESCE(JSON_TYPE(JSON_EXTRACT(p_file, '$.tiles')), '') <> 'ARRAY' THEN
    RETURN v_faults;
  END IF;
  RETURN JSON_MERGE_PRESERVE(
    v_faults, faults_in_file(v_document, p_file),
    faults_of_board(v_document, JSON_REMOVE(changes_in_file(v_document, p_file), '$.name')));
END
