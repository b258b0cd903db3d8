CREATE PROCEDURE check_ruleset(IN p_ruleset_id INT, OUT p_differences JSON)
  MODIFIES SQL DATA
  COMMENT 'Compares a ruleset with what its document says.'
BEGIN
  /*
   * Changes : nothing that stays: a ruleset is made anew of the document, and deleted.
   * Returns : p_differences, as rule_differences.
   * Why     : games go by the rows, and documents are what is compared and archived.
   */
  DECLARE v_document, v_house_rules JSON;
  DECLARE v_anew INT;

  SELECT r.document, r.house_rules
    INTO v_document, v_house_rules
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL make_ruleset(v_document, v_house_rules, v_anew);
  SET p_differences = rule_differences(p_ruleset_id, v_anew);
  CALL delete_unused_ruleset(v_anew);
END
