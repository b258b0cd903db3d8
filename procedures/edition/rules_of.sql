CREATE FUNCTION rules_of(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The values of the rules of a document, those of its board among them.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : an object of rules with values, without the rules that the document does not name.
   */
  DECLARE v_rules JSON;

  SELECT JSON_OBJECTAGG(r.rule, v.value)
    INTO v_rules
    FROM Rule AS r
    JOIN LATERAL (SELECT JSON_EXTRACT(
      p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
    WHERE v.value IS NOT NULL;
  RETURN COALESCE(v_rules, JSON_OBJECT());
END
