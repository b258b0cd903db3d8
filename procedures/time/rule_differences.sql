CREATE FUNCTION rule_differences(p_ruleset_id INT, p_other_ruleset_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The differences between the rows of two rulesets.'
BEGIN
  /*
   * Returns : an array with an object for each value that differs: Table, Row, Column, One and
   *           Other, as in differences_of; NULL when nothing differs.
   */
  DECLARE v_one JSON DEFAULT recorded_rules(p_ruleset_id);
  DECLARE v_other JSON DEFAULT recorded_rules(p_other_ruleset_id);
  DECLARE v_differences JSON;

  IF v_one <> v_other THEN
    SELECT JSON_ARRAYAGG(JSON_OBJECT(
        'Table', SUBSTRING_INDEX(d.name, ' ', 1),
        'Row', TRIM(SUBSTRING(d.name, CHAR_LENGTH(SUBSTRING_INDEX(d.name, ' ', 1)) + 1)),
        'Column', k.name,
        'One', IF(k.name IS NULL, IF(d.one IS NULL, 'missing', 'there'),
          column_text(d.one, k.name)),
        'Other', IF(k.name IS NULL, IF(d.other IS NULL, 'missing', 'there'),
          column_text(d.other, k.name))))
      INTO v_differences
      FROM (
        SELECT j.name, JSON_EXTRACT(v_one, CONCAT('$.', JSON_QUOTE(j.name))) AS one,
            JSON_EXTRACT(v_other, CONCAT('$.', JSON_QUOTE(j.name))) AS other
          FROM JSON_TABLE(
            JSON_KEYS(JSON_MERGE_PATCH(v_one, v_other)), '$[*]'
            COLUMNS (name VARCHAR(80) PATH '$')) AS j) AS d
      LEFT JOIN JSON_TABLE(
          IF(d.one IS NULL OR d.other IS NULL, JSON_ARRAY(),
            JSON_KEYS(JSON_MERGE_PATCH(d.one, d.other))),
          '$[*]' COLUMNS (name VARCHAR(64) PATH '$')) AS k
        ON TRUE
      WHERE NOT (d.one <=> d.other)
        AND (k.name IS NULL
          OR NOT (column_text(d.one, k.name) <=> column_text(d.other, k.name)));
  END IF;
  RETURN v_differences;
END
