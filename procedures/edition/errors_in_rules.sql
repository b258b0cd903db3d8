CREATE FUNCTION errors_in_rules(p_document JSON, p_rules JSON, p_tiles JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rules of a document that are unknown, of the wrong type or out of range.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules of it, as rules_of; p_tiles, as tiles_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_names JSON DEFAULT JSON_KEYS(p_document, '$.rules');
  DECLARE v_values JSON;

  SELECT JSON_ARRAYAGG(f.value)
    INTO v_values
    FROM (
      SELECT JSON_ARRAY('rules', j.name, CONCAT(
          'is not a rule', IF(
            r.rule IS NULL, near_rules(j.name), '; it belongs in board'))) AS value
        FROM JSON_TABLE(v_names, '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Rule AS r ON r.rule = j.name AND BINARY r.rule = BINARY j.name
        WHERE r.rule IS NULL OR r.topic = 'board'
      UNION ALL
      SELECT JSON_ARRAY(
          rule_place(r.topic, r.rule), NULL, IF(
            r.type = 'tile',
            place_error(p_tiles, JSON_EXTRACT(d.rules, CONCAT('$.', r.rule)), TRUE), NULL),
          JSON_EXTRACT(d.rules, CONCAT('$.', r.rule)), IF(r.type = 'tile', 'name', r.type),
          r.minimum, r.maximum, r.choices)
        FROM JSON_TABLE(p_rules, '$' COLUMNS (rules JSON PATH '$')) AS d
        JOIN Rule AS r
        WHERE JSON_CONTAINS_PATH(d.rules, 'one', CONCAT('$.', r.rule))) AS f;
  RETURN value_errors(v_values);
END
