CREATE FUNCTION idle_rules(p_document JSON, p_rules TEXT, p_reason TEXT) RETURNS JSON
  READS SQL DATA
  COMMENT 'Rules that have no effect in this document.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, their names, separated by commas; p_reason, why they
   *           have none.
   * Returns : an array of [place, error], one for each rule that differs from its default. A rule
   *           that an older document does not have counts as default.
   */
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      rule_place(r.topic, r.rule), CONCAT('makes no sense ', p_reason)))
    INTO v_errors
    FROM Rule AS r
    WHERE FIND_IN_SET(r.rule, p_rules)
      AND r.default_value <> COALESCE(
        JSON_EXTRACT(p_document, CONCAT('$.', rule_place(r.topic, r.rule))),
        r.default_value);
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
