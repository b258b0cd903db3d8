CREATE FUNCTION errors_of_house_rules(p_edition TEXT, p_rules JSON, p_board_edition TEXT)
  RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in the house rules of a game.'
BEGIN
  /*
   * Takes   : as house_document; the editions exist.
   * Returns : an array of [place, error].
   * Why     : as for a pace, other rules on the edition's own board need no other checks.
   */
  DECLARE v_errors, v_document JSON;

  IF JSON_TYPE(p_rules) NOT IN ('OBJECT', 'NULL') THEN
    RETURN JSON_ARRAY(JSON_ARRAY('rules', 'must be rules with values'));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(rule_place(r.topic, r.rule), 'cannot be none'))
    INTO v_errors
    FROM Rule AS r
    WHERE NOT r.may_be_none AND JSON_TYPE(JSON_EXTRACT(p_rules, CONCAT('$.', r.rule))) = 'NULL';
  SET v_document = house_document(p_edition, p_rules, p_board_edition);
  RETURN JSON_MERGE_PRESERVE(COALESCE(v_errors, JSON_ARRAY()), IF(
    p_board_edition IS NULL,
    errors_by_rules(v_document, parts_of(v_document), tiles_of(v_document)),
    errors_of_document(v_document)));
END
