CREATE PROCEDURE restore_ruleset(IN p_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'The ruleset of an archived game.'
BEGIN
  /*
   * Takes   : p_rules, of an archive.
   * Changes : as make_ruleset.
   * Returns : p_ruleset_id; delete_unused_ruleset deletes it with its game.
   * Raises  : edition_malformed, when the rules that are installed now do not know these.
   * Why     : made anew, although there may be one of the same document: somebody may have changed
   *           the rows of that, and to compare them takes making it anew as well.
   */
  DECLARE v_document JSON DEFAULT JSON_EXTRACT(p_rules, '$.document');
  DECLARE v_house_rules JSON
    DEFAULT NULLIF(JSON_EXTRACT(p_rules, '$.house_rules'), CAST('null' AS JSON));
  DECLARE v_faults JSON DEFAULT faults_of_document(JSON_MERGE_PATCH(default_rules(), v_document));

  IF JSON_LENGTH(v_faults) > 0 THEN
    CALL refuse('edition_malformed', fault_summary(v_faults, 'check_edition'));
  END IF;
  CALL make_ruleset(v_document, v_house_rules, p_ruleset_id);
END
