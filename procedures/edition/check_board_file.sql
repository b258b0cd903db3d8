CREATE PROCEDURE check_board_file(IN p_file LONGTEXT)
  READS SQL DATA
  COMMENT 'Lists all errors in the file of a board.'
BEGIN
  /*
   * Takes   : as import_board.
   * Returns : a result of place and error, as check_edition.
   * Raises  : what find_board_file raises.
   */
  DECLARE v_board, v_source VARCHAR(40);
  DECLARE v_ruleset_id INT;
  DECLARE v_document, v_copied JSON;
  DECLARE v_errors JSON DEFAULT JSON_ARRAY(
    JSON_ARRAY('', 'the file must be keys with values'));

  IF is_json(p_file) AND JSON_TYPE(p_file) = 'OBJECT' THEN
    CALL find_board_file(p_file, v_board, v_ruleset_id, v_document, v_source, v_copied);
    SET v_errors = errors_of_file(v_document, v_copied, p_file);
  END IF;
  SELECT j.place AS place, j.error AS error
    FROM JSON_TABLE(v_errors, '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(500) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
