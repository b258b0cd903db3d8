CREATE PROCEDURE refuse_differences(IN p_one JSON, IN p_other JSON)
  READS SQL DATA
  COMMENT 'Rejects a restored game that differs from its archive.'
BEGIN
  /*
   * Takes  : as differences_of: the archive, and the game that was made from it.
   * Raises : archive_differs, with the first difference.
   */
  DECLARE v_difference TEXT;

  SELECT CONCAT(
      CONCAT_WS(' ', j.table_name, NULLIF(j.row_name, ''), j.column_name), ': ',
      LEFT(COALESCE(j.one, 'NULL'), 20), ' in the archive, ', LEFT(COALESCE(j.other, 'NULL'), 20),
      ' when played again.')
    INTO v_difference
    FROM JSON_TABLE(differences_of(p_one, p_other), '$[*]' COLUMNS (
      place INT PATH '$.place', table_name VARCHAR(20) PATH '$.Table',
      row_name VARCHAR(60) PATH '$.Row', column_name VARCHAR(64) PATH '$.Column',
      one TEXT PATH '$.One', other TEXT PATH '$.Other')) AS j
    WHERE j.place = 1;
  IF v_difference IS NOT NULL THEN
    CALL refuse('archive_differs', v_difference);
  END IF;
END
