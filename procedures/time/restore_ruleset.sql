CREATE PROCEDURE restore_ruleset(IN p_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes the ruleset of an archived game.'
BEGIN
  /*
   * Changes : as make_ruleset.
   * Returns : p_ruleset_id; delete_unused_ruleset deletes it with its game.
   * Raises  : edition_malformed, when the installed version rejects the rules.
   * Why     : it is made even if one from the same document exists: somebody may have changed the
   *           rows of that, and comparing them would take a second ruleset as well.
   */
  DECLARE v_document JSON DEFAULT JSON_EXTRACT(p_rules, '$.document');
  DECLARE v_house_rules JSON
    DEFAULT NULLIF(JSON_EXTRACT(p_rules, '$.house_rules'), CAST('null' AS JSON));
  DECLARE v_errors JSON DEFAULT errors_of_document(JSON_MERGE_PATCH(default_rules(), v_document));

  IF JSON_LENGTH(v_errors) > 0 THEN
    CALL refuse('edition_malformed', error_summary(v_errors, 'check_edition'));
  END IF;
  CALL make_ruleset(v_document, v_house_rules, p_ruleset_id);
END
