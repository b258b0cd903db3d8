CREATE PROCEDURE import_rules(IN p_name TEXT, IN p_template TEXT, IN p_rules JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes an edition of rules from a file; the rest is as in another edition.'
BEGIN
  /*
   * Takes   : p_name, what the edition is called; p_template, the edition that is copied, one whose
   *           players decide; p_rules, as check_rules says, a turn_limit of -1 meaning none.
   * Changes : one row of Ruleset, and its rows of StatusLabel, Wording and Choice. Nothing when the
   *           edition is there already with just these rules.
   * Returns : a result of one row, ruleset_id.
   * Raises  : name_missing, name_too_long, edition_not_found, rules_malformed, name_taken.
   * Why     : to be called in a transaction: several statements make an edition.
   */
  DECLARE v_template_id, v_ruleset_id, v_taken INT;
  DECLARE v_winner VARCHAR(20);

  CALL check_import_name(p_name, 40);
  SELECT r.ruleset_id, r.winner
    INTO v_template_id, v_winner
    FROM Ruleset AS r
    WHERE r.edition = p_template AND r.has_decisions;
  IF v_template_id IS NULL THEN
    CALL refuse('edition_not_found', CONCAT(
      'There is no edition ', COALESCE(LEFT(p_template, 40), 'NULL'), ' whose players decide.'));
  END IF;
  CALL check_rules(p_rules);
  IF v_winner = 'last' AND (
    JSON_EXTRACT(p_rules, '$.turn_limit') <> -1
    OR JSON_EXTRACT(p_rules, '$.players_left_to_end') <> 1)
  THEN
    CALL refuse('rules_malformed',
      'Where the last one wins, there is no turn limit and one player left to end the game.');
  END IF;

  SET v_ruleset_id = find_rules(p_name, v_template_id, p_rules);
  IF v_ruleset_id IS NULL THEN
    SELECT COUNT(*) INTO v_taken FROM Ruleset AS r WHERE r.edition = p_name;
    IF v_taken > 0 THEN
      CALL refuse('name_taken', CONCAT('There is an edition ', p_name, ' with other rules.'));
    END IF;
    SELECT GREATEST(MAX(r.ruleset_id), 999) + 1 INTO v_ruleset_id FROM Ruleset AS r;
    CALL copy_edition(v_template_id, v_ruleset_id, p_name, p_rules);
  END IF;
  SELECT v_ruleset_id AS ruleset_id;
END
