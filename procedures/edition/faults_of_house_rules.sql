CREATE FUNCTION faults_of_house_rules(p_edition TEXT, p_rules JSON, p_board_edition TEXT)
  RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything that is wrong with rules that a game has for itself.'
BEGIN
  /*
   * Takes   : as house_document; the editions exist.
   * Returns : an array of [place, fault].
   */
  DECLARE v_faults JSON;

  IF JSON_TYPE(p_rules) NOT IN ('OBJECT', 'NULL') THEN
    RETURN JSON_ARRAY(JSON_ARRAY('rules', 'must be rules with their values'));
  END IF;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(rule_place(r.topic, r.rule), 'cannot be none'))
    INTO v_faults
    FROM Rule AS r
    WHERE NOT r.may_be_none AND JSON_TYPE(JSON_EXTRACT(p_rules, CONCAT('$.', r.rule))) = 'NULL';
  RETURN JSON_MERGE_PRESERVE(
    COALESCE(v_faults, JSON_ARRAY()),
    faults_of_document(house_document(p_edition, p_rules, p_board_edition)));
END
