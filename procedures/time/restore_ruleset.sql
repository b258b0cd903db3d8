CREATE PROCEDURE restore_ruleset(IN p_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'The ruleset of an archived game.'
BEGIN
  /*
   * Takes   : p_rules, of an archive.
   * Changes : as make_ruleset, when there is no ruleset of just these rules, or somebody has
   *           changed its rows behind its document.
   * Returns : p_ruleset_id; delete_unused_ruleset deletes it with its last game.
   * Raises  : edition_malformed, when the rules that are installed now do not know these.
   * Why     : what was found is locked, because it may be gone with its last game before this game
   *           has it.
   */
  DECLARE v_document JSON DEFAULT JSON_EXTRACT(p_rules, '$.document');
  DECLARE v_house_rules JSON
    DEFAULT NULLIF(JSON_EXTRACT(p_rules, '$.house_rules'), CAST('null' AS JSON));
  DECLARE v_faults, v_differences JSON;
  DECLARE v_found INT;

  SELECT MAX(r.ruleset_id)
    INTO v_found
    FROM Ruleset AS r
    WHERE r.edition = JSON_VALUE(p_rules, '$.edition')
      AND r.house_rules <=> v_house_rules
      AND r.document = v_document;
  IF v_found IS NOT NULL THEN
    SELECT r.ruleset_id INTO p_ruleset_id FROM Ruleset AS r WHERE r.ruleset_id = v_found FOR SHARE;
    CALL check_ruleset(p_ruleset_id, v_differences);
    IF v_differences IS NOT NULL THEN
      SET p_ruleset_id = NULL;
    END IF;
  END IF;
  IF p_ruleset_id IS NULL THEN
    SET v_faults = faults_of_document(JSON_MERGE_PATCH(default_rules(), v_document));
    IF JSON_LENGTH(v_faults) > 0 THEN
      CALL refuse('edition_malformed', fault_summary(v_faults, 'check_edition'));
    END IF;
    CALL make_ruleset(v_document, v_house_rules, p_ruleset_id);
  END IF;
END
