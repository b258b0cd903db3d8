CREATE FUNCTION idle_rules(p_document JSON, p_rules TEXT, p_reason TEXT) RETURNS JSON
  READS SQL DATA
  COMMENT 'Rules that a document gives though nothing would come of them.'
BEGIN
  /*
   * Takes   : p_document, a whole one; p_rules, their names, with commas; p_reason, why not.
   * Returns : an array of [place, fault], one for each that is not as by default. A rule that the
   *           document does not name, because it is older, is.
   */
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      rule_place(r.topic, r.rule), CONCAT('makes no sense ', p_reason)))
    INTO v_faults
    FROM Rule AS r
    WHERE FIND_IN_SET(r.rule, p_rules)
      AND r.default_value <> COALESCE(
        JSON_EXTRACT(p_document, CONCAT('$.', rule_place(r.topic, r.rule))),
        r.default_value);
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
