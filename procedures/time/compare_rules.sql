CREATE PROCEDURE compare_rules(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lists where the rules of a game differ from the document they were made from.'
BEGIN
  /*
   * Changes : as make_ruleset: it makes a second ruleset from the document. The caller must roll it
   *           back: deleting it would block others who make rulesets until the transaction ends.
   * Returns : as list_differences, for the rows of all tables of a ruleset.
   * Why     : games read the rows; comparisons and archives use the document.
   */
  DECLARE v_document, v_house_rules, v_differences JSON;
  DECLARE v_ruleset_id, v_anew INT;

  SELECT r.ruleset_id, r.document, r.house_rules
    INTO v_ruleset_id, v_document, v_house_rules
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  IF JSON_LENGTH(errors_of_document(JSON_MERGE_PATCH(default_rules(), v_document))) > 0 THEN
    SET v_differences = JSON_ARRAY(JSON_OBJECT(
      'Table', 'Ruleset', 'Column', 'document', 'One', LEFT(v_document, 200),
      'Other', 'a whole document without errors'));
  ELSE
    CALL make_ruleset(v_document, v_house_rules, v_anew);
    SET v_differences = rule_differences(v_ruleset_id, v_anew);
  END IF;
  SELECT j.`Table`, j.`Row`, j.`Column`, j.`One`, j.`Other`
    FROM JSON_TABLE(v_differences, '$[*]' COLUMNS (
      `Table` VARCHAR(20) PATH '$.Table', `Row` VARCHAR(60) PATH '$.Row',
      `Column` VARCHAR(64) PATH '$.Column', `One` TEXT PATH '$.One',
      `Other` TEXT PATH '$.Other')) AS j
    ORDER BY j.`Table`, j.`Row`, j.`Column`;
END
