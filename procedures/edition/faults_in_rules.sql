CREATE FUNCTION faults_in_rules(p_document JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'Rules of a document that are unknown, of the wrong type or out of bounds.'
BEGIN
  /*
   * Takes   : p_document, a whole one.
   * Returns : an array of [place, fault].
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_faults JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.fault))
    INTO v_faults
    FROM (
      SELECT place_of('rules', j.name) AS place, CONCAT(
          'is no rule', IF(other.rule IS NULL, near_rules(j.name), '; it stands in board')) AS fault
        FROM JSON_TABLE(JSON_KEYS(p_document, '$.rules'), '$[*]' COLUMNS (
          name VARCHAR(400) PATH '$')) AS j
        LEFT JOIN Rule AS r ON BINARY r.rule = BINARY j.name AND r.topic <> 'board'
        LEFT JOIN Rule AS other ON BINARY other.rule = BINARY j.name
        WHERE r.rule IS NULL
      UNION ALL
      SELECT rule_place(r.topic, r.rule), IF(r.type = 'tile', place_fault(v_tiles, v.value, TRUE),
          value_fault(r.type, r.minimum, r.maximum, r.choices, v.value))
        FROM Rule AS r
        JOIN LATERAL (SELECT JSON_EXTRACT(
          p_document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
        WHERE v.value IS NOT NULL) AS f
    WHERE f.fault IS NOT NULL;
  RETURN COALESCE(v_faults, JSON_ARRAY());
END
