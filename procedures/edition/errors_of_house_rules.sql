CREATE FUNCTION errors_of_house_rules(p_edition TEXT, p_rules JSON, p_board_edition TEXT)
  RETURNS JSON
  READS SQL DATA
  COMMENT 'All errors in the house rules of a game.'
BEGIN
  /*
   * Takes   : as house_document; the editions exist.
   * Returns : an array of [place, error].
   */
  DECLARE v_errors JSON;

  IF JSON_TYPE(p_rules) NOT IN ('OBJECT', 'NULL') THEN
    RETURN JSON_ARRAY(JSON_ARRAY('rules', 'must be rules with values'));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(rule_place(r.topic, r.rule), 'cannot be none'))
    INTO v_errors
    FROM Rule AS r
    WHERE NOT r.may_be_none AND JSON_TYPE(JSON_EXTRACT(p_rules, CONCAT('$.', r.rule))) = 'NULL';
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_errors, JSON_ARRAY()),
    errors_of_document(house_document(p_edition, p_rules, p_board_edition)));
END
