CREATE FUNCTION errors_of_board(p_document JSON, p_changes JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors that a board would have after changes.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : an array of [place, error]; places are those of the changes.
   */
  DECLARE v_errors, v_others JSON;

  SET v_errors = errors_in_changes(p_document, p_changes);
  SELECT JSON_ARRAYAGG(JSON_ARRAY(REGEXP_REPLACE(j.place, '^board[.]', ''), j.error))
    INTO v_others
    FROM JSON_TABLE(errors_of_edition(changed_board(p_document, p_changes)), '$[*]' COLUMNS (
      place VARCHAR(400) PATH '$[0]', error VARCHAR(600) PATH '$[1]')) AS j;
  RETURN JSON_MERGE_PRESERVE(v_errors, COALESCE(v_others, JSON_ARRAY()));
END
