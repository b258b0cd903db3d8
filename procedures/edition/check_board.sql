CREATE PROCEDURE check_board(IN p_board TEXT, IN p_changes LONGTEXT)
  READS SQL DATA
  COMMENT 'Lists all errors that a board would have after changes.'
BEGIN
  /*
   * Takes   : as change_board.
   * Returns : a result of place and error, as check_edition.
   * Raises  : what find_board raises.
   */
  DECLARE v_board VARCHAR(40);
  DECLARE v_ruleset_id INT;
  DECLARE v_document, v_errors JSON;

  CALL find_board(p_board, v_board, v_ruleset_id, v_document);
  IF is_json(p_changes) THEN
    SET v_errors = errors_of_board(v_document, p_changes);
  ELSE
    SET v_errors = JSON_ARRAY(JSON_ARRAY('', 'the changes are not valid JSON'));
  END IF;
  SELECT j.place AS place, j.error AS error
    FROM JSON_TABLE(v_errors, '$[*]' COLUMNS (
      n FOR ORDINALITY, place VARCHAR(500) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS j
    ORDER BY j.n;
END
