CREATE PROCEDURE make_revision(IN p_source JSON, IN p_old_ruleset_id INT, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a ruleset from a document as people write it, unless nothing changed.'
BEGIN
  /*
   * Takes   : p_old_ruleset_id, the current revision, NULL for none.
   * Changes : as make_ruleset.
   * Returns : p_ruleset_id, the new revision, or the old one if it is the same.
   * Raises  : edition_malformed.
   */
  DECLARE v_document, v_errors JSON;
  DECLARE v_same INT;

  SELECT COUNT(*)
    INTO v_same
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_old_ruleset_id AND r.document = resolve_edition(p_source);
  IF v_same > 0 THEN
    SET p_ruleset_id = p_old_ruleset_id;
  ELSE
    SET v_errors = errors_of_edition(p_source);
    IF JSON_LENGTH(v_errors) > 0 THEN
      CALL refuse('edition_malformed', error_summary(v_errors, 'check_edition'));
    END IF;
    SET v_document = resolve_edition(p_source);
    CALL make_ruleset(v_document, NULL, p_ruleset_id);
  END IF;
END
