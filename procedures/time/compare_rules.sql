CREATE PROCEDURE compare_rules(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lists what of the rules of a game is not as in the document that they are made of.'
BEGIN
  /*
   * Changes : as make_ruleset: a ruleset is made anew of the document. It is to be undone: to
   *           delete it would keep others from making theirs as long as the transaction goes on.
   * Returns : as list_differences, of the rows of all tables of a ruleset.
   * Why     : games go by the rows, and documents are what is compared and archived.
   */
  DECLARE v_document, v_house_rules, v_differences JSON;
  DECLARE v_ruleset_id, v_anew INT;

  SELECT r.ruleset_id, r.document, r.house_rules
    INTO v_ruleset_id, v_document, v_house_rules
    FROM Standing AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  IF JSON_LENGTH(faults_of_document(JSON_MERGE_PATCH(default_rules(), v_document))) > 0 THEN
    SET v_differences = JSON_ARRAY(JSON_OBJECT(
      'Table', 'Ruleset', 'Column', 'document', 'One', LEFT(v_document, 200),
      'Other', 'a whole document without faults'));
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
