CREATE FUNCTION sound_document(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'A document in which every number and every word among the rules can be parsed.'
BEGIN
  /*
   * Takes   : p_document, complete.
   * Returns : the document, with the minimum for a rule whose value is not a number that an INT can
   *           hold (the maximum for max_players, so that the opening is not too large for it), and
   *           a question mark for a rule whose value is not a word.
   * Why     : contradictions between rules are also checked when single values are invalid;
   *           errors_in_rules reports those.
   */
  DECLARE v_readable JSON;

  SELECT JSON_OBJECTAGG(d.part, d.rules)
    INTO v_readable
    FROM (
      SELECT IF(r.topic = 'board', 'board', 'rules') AS part, JSON_OBJECTAGG(
            r.rule, CASE
              WHEN r.type <> 'integer' THEN JSON_QUOTE('?')
              WHEN r.rule = 'max_players' THEN CAST(r.maximum AS JSON)
              ELSE CAST(r.minimum AS JSON)
            END) AS rules
        FROM Rule AS r
        JOIN LATERAL (SELECT JSON_EXTRACT(
          p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
        WHERE v.value IS NOT NULL
          AND JSON_TYPE(v.value) <> 'NULL'
          AND (r.type = 'integer'
              AND value_error('integer', -2147483647, 2147483647, NULL, v.value) IS NOT NULL
            OR r.type = 'choice' AND value_error('text', 1, 20, NULL, v.value) IS NOT NULL)
        GROUP BY part) AS d;
  RETURN JSON_MERGE_PATCH(p_document, COALESCE(v_readable, JSON_OBJECT()));
END
