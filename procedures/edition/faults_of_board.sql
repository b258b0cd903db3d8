CREATE FUNCTION faults_of_board(p_document JSON, p_changes JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything that would be wrong with a board after changes.'
BEGIN
  /*
   * Takes   : p_document of the board; p_changes, as change_board.
   * Returns : an array of [place, fault]; places are those of the changes.
   */
  DECLARE v_faults, v_others JSON;

  SET v_faults = faults_in_changes(p_document, p_changes);
  SELECT JSON_ARRAYAGG(JSON_ARRAY(REGEXP_REPLACE(j.place, '^board[.]', ''), j.fault))
    INTO v_others
    FROM JSON_TABLE(faults_of_edition(changed_board(p_document, p_changes)), '$[*]' COLUMNS (
      place VARCHAR(400) PATH '$[0]', fault VARCHAR(600) PATH '$[1]')) AS j;
  RETURN JSON_MERGE_PRESERVE(v_faults, COALESCE(v_others, JSON_ARRAY()));
END
