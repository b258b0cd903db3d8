CREATE PROCEDURE find_pace(IN p_edition TEXT, IN p_pace TEXT, OUT p_name VARCHAR(40))
  READS SQL DATA
  COMMENT 'Finds a pace of an edition by name.'
BEGIN
  /*
   * Takes   : p_pace, NULL for none.
   * Returns : p_name, as the document has it; NULL for none.
   * Raises  : edition_not_found, pace_not_found.
   */
  DECLARE v_edition VARCHAR(40);
  DECLARE v_names TEXT;

  CALL check_editions_exist(p_edition, NULL);
  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      MAX(e.edition), MAX(IF(j.name = p_pace, j.name, NULL)),
      GROUP_CONCAT(j.name ORDER BY j.n SEPARATOR ', ')
    INTO v_edition, p_name, v_names
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    LEFT JOIN JSON_TABLE(JSON_KEYS(r.document, '$.paces'), '$[*]' COLUMNS (
      n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS j ON TRUE
    WHERE e.edition = p_edition;
  IF p_pace IS NOT NULL AND p_name IS NULL THEN
    CALL refuse('pace_not_found', IF(
      v_names IS NULL, CONCAT('The edition ', v_edition, ' has no paces.'),
      CONCAT('There is no pace ', LEFT(p_pace, 30), '; choose from ', v_names, '.')));
  END IF;
END
