CREATE PROCEDURE compare_rules(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Lists what of the rules of a game is not as in the document that they are made of.'
BEGIN
  /*
   * Changes : nothing that stays: a ruleset is made anew of the document, and deleted.
   * Returns : as list_differences, of the rows of all tables of a ruleset.
   */
  DECLARE v_ruleset_id INT;
  DECLARE v_differences JSON;

  SELECT g.ruleset_id INTO v_ruleset_id FROM Standing AS g WHERE g.game_id = p_game_id;
  CALL check_ruleset(v_ruleset_id, v_differences);
  SELECT j.`Table`, j.`Row`, j.`Column`, j.`One`, j.`Other`
    FROM JSON_TABLE(v_differences, '$[*]' COLUMNS (
      `Table` VARCHAR(20) PATH '$.Table', `Row` VARCHAR(60) PATH '$.Row',
      `Column` VARCHAR(64) PATH '$.Column', `One` TEXT PATH '$.One',
      `Other` TEXT PATH '$.Other')) AS j
    ORDER BY j.`Table`, j.`Row`, j.`Column`;
END
