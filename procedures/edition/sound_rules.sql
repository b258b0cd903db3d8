CREATE FUNCTION sound_rules(p_rules JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rules of a document with values that can be parsed.'
BEGIN
  /*
   * Takes   : p_rules of a document, as rules_of.
   * Returns : the rules, with the minimum for a rule whose value is not a number that an INT can
   *           hold (the maximum for max_players, so that the opening is not too large for it), and
   *           a question mark for a rule whose value is not a word.
   * Why     : contradictions between rules are also checked when single values are invalid;
   *           errors_in_rules reports those.
   */
  DECLARE v_values, v_errors, v_readable JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      r.rule, NULL, NULL, JSON_EXTRACT(d.rules, CONCAT('$.', r.rule)),
      IF(r.type = 'choice', 'text', r.type), IF(r.type = 'choice', 1, -2147483647),
      IF(r.type = 'choice', 20, 2147483647)))
    INTO v_values
    FROM JSON_TABLE(p_rules, '$' COLUMNS (rules JSON PATH '$')) AS d
    JOIN Rule AS r
    WHERE r.type IN ('integer', 'choice')
      AND JSON_TYPE(JSON_EXTRACT(d.rules, CONCAT('$.', r.rule))) <> 'NULL';
  SET v_errors = value_errors(v_values);
  IF JSON_LENGTH(v_errors) = 0 THEN
    RETURN p_rules;
  END IF;
  SELECT JSON_OBJECTAGG(
      r.rule, CASE
        WHEN r.type <> 'integer' THEN JSON_QUOTE('?')
        WHEN r.rule = 'max_players' THEN CAST(r.maximum AS JSON)
        ELSE CAST(r.minimum AS JSON)
      END)
    INTO v_readable
    FROM JSON_TABLE(v_errors, '$[*]' COLUMNS (rule VARCHAR(40) PATH '$[0]')) AS j
    JOIN Rule AS r ON r.rule = j.rule;
  RETURN JSON_MERGE_PATCH(p_rules, v_readable);
END
