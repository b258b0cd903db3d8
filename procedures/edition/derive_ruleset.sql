CREATE PROCEDURE derive_ruleset(
  IN p_edition TEXT, IN p_rules JSON, IN p_board_edition TEXT, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Finds or makes the ruleset of a game with house rules or another board.'
BEGIN
  /*
   * Takes   : p_rules, an object of rules with values, NULL for those of the edition; values may be
   *           given as strings; p_board_edition, the edition whose board and decks are used, NULL
   *           for its own.
   * Changes : as make_ruleset, when no ruleset has exactly these rules.
   * Returns : p_ruleset_id, the revision of the edition if nothing differs, else one that the
   *           edition does not refer to; delete_unused_ruleset deletes it with its last game.
   * Raises  : edition_not_found, board_not_found, rules_malformed.
   * Why     : rules that a ruleset has already were checked when it was made.
   */
  DECLARE v_document, v_errors JSON;
  DECLARE v_differs BOOLEAN;
  DECLARE v_edition VARCHAR(40);

  CALL check_editions_exist(p_edition, p_board_edition);
  SET v_document = house_document(p_edition, p_rules, p_board_edition);
  SELECT e.edition, e.ruleset_id, r.document <> v_document
    INTO v_edition, p_ruleset_id, v_differs
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_edition;
  IF v_differs THEN
    SELECT MAX(r.ruleset_id)
      INTO p_ruleset_id
      FROM Ruleset AS r
      WHERE r.edition = v_edition AND r.house_rules IS NOT NULL AND r.document = v_document;
  END IF;
  IF p_ruleset_id IS NULL OR JSON_TYPE(p_rules) <> 'OBJECT' THEN
    SET v_errors = errors_of_house_rules(p_edition, p_rules, p_board_edition);
    IF JSON_LENGTH(v_errors) > 0 THEN
      CALL refuse('rules_malformed', error_summary(v_errors, 'check_house_rules'));
    END IF;
  END IF;
  IF p_ruleset_id IS NULL THEN
    CALL make_ruleset(
      v_document, JSON_OBJECT('rules', p_rules, 'board', p_board_edition), p_ruleset_id);
  END IF;
END
