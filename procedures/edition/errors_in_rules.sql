CREATE FUNCTION errors_in_rules(p_document JSON, p_tiles JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rules of a document that are unknown, of the wrong type or out of range.'
BEGIN
  /*
   * Takes   : p_document, complete; p_tiles of it, as tiles_of.
   * Returns : an array of [place, error].
   */
  DECLARE v_errors JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT place_of('rules', j.name) AS place, CONCAT(
          'is not a rule', IF(
            other.rule IS NULL, near_rules(j.name), '; it belongs in board')) AS error
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.rules'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Rule AS r ON BINARY r.rule = BINARY j.name AND r.topic <> 'board'
        LEFT JOIN Rule AS other ON BINARY other.rule = BINARY j.name
        WHERE r.rule IS NULL
      UNION ALL
      SELECT rule_place(r.topic, r.rule), IF(r.type = 'tile', place_error(p_tiles, v.value, TRUE),
          value_error(r.type, r.minimum, r.maximum, r.choices, v.value))
        FROM Rule AS r
        JOIN LATERAL (SELECT JSON_EXTRACT(
          p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
        WHERE v.value IS NOT NULL) AS f
    WHERE f.error IS NOT NULL;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
