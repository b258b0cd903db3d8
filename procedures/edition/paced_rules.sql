CREATE FUNCTION paced_rules(p_edition TEXT, p_pace TEXT, p_rules JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'House rules merged over those of a pace.'
BEGIN
  /*
   * Takes   : p_pace, as the document has it, NULL for none; p_rules, as derive_ruleset.
   * Returns : rules as derive_ruleset takes them: p_rules, then the other ones of the pace.
   */
  DECLARE v_pace, v_rules JSON;

  SELECT JSON_EXTRACT(r.document, CONCAT('$.paces.', JSON_QUOTE(p_pace)))
    INTO v_pace
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_edition;
  IF COALESCE(JSON_LENGTH(v_pace), 0) = 0 OR JSON_TYPE(p_rules) NOT IN ('OBJECT', 'NULL') THEN
    RETURN p_rules;
  END IF;
  SELECT JSON_OBJECTAGG(j.name, j.value)
    INTO v_rules
    FROM (
      SELECT k.name, JSON_EXTRACT(v_pace, CONCAT('$.', JSON_QUOTE(k.name))) AS value
        FROM JSON_TABLE(JSON_KEYS(v_pace), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k
        WHERE NOT COALESCE(
          JSON_CONTAINS_PATH(p_rules, 'one', CONCAT('$.', JSON_QUOTE(k.name))), FALSE)
      UNION ALL
      SELECT k.name, JSON_EXTRACT(p_rules, CONCAT('$.', JSON_QUOTE(k.name)))
        FROM JSON_TABLE(JSON_KEYS(p_rules), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS k) AS j;
  RETURN v_rules;
END
