CREATE FUNCTION errors_in_needs(p_facts JSON, p_parts JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The rules and effects in a document that lack what they need of others.'
BEGIN
  /*
   * Takes   : p_facts, as document_facts; p_parts, as parts_of.
   * Returns : an array of [place, error]: for each rule that differs from its default, the first
   *           obstacle; each effect with an obstacle; each rule that exceeds another.
   */
  DECLARE v_parts JSON DEFAULT JSON_ARRAY();
  DECLARE v_effects INT;
  DECLARE v_errors JSON;

  SELECT COUNT(*)
    INTO v_effects
    FROM JSON_TABLE(p_facts, '$' COLUMNS (facts JSON PATH '$')) AS d
    JOIN EffectNeed AS n
    JOIN Obstacle AS a ON a.obstacle = n.obstacle
    JOIN JSON_TABLE(a.facts, '$[*]' COLUMNS (facts JSON PATH '$')) AS j
    WHERE JSON_CONTAINS(d.facts, j.facts)
      AND JSON_EXTRACT(d.facts, CONCAT('$.', n.effect)) = TRUE;
  IF v_effects > 0 THEN
    SET v_parts = p_parts;
  END IF;
  WITH o AS (
    SELECT a.obstacle, MIN(a.position) AS position, MIN(a.sentence) AS sentence
      FROM JSON_TABLE(p_facts, '$' COLUMNS (facts JSON PATH '$')) AS d
      JOIN Obstacle AS a
      JOIN JSON_TABLE(a.facts, '$[*]' COLUMNS (facts JSON PATH '$')) AS j
      WHERE JSON_CONTAINS(d.facts, j.facts)
      GROUP BY a.obstacle)
  SELECT JSON_ARRAYAGG(JSON_ARRAY(f.place, f.error))
    INTO v_errors
    FROM (
      SELECT rule_place(r.topic, r.rule) AS place, REPLACE(
            o.sentence, '{value}', JSON_UNQUOTE(JSON_EXTRACT(d.facts, CONCAT('$.', r.rule))))
            AS error,
          ROW_NUMBER() OVER (PARTITION BY r.rule ORDER BY o.position) AS nth
        FROM JSON_TABLE(p_facts, '$' COLUMNS (facts JSON PATH '$')) AS d
        JOIN o
        JOIN RuleNeed AS n ON n.obstacle = o.obstacle
        JOIN Rule AS r ON r.rule = n.rule
        WHERE r.default_value <> JSON_EXTRACT(d.facts, CONCAT('$.', r.rule))
      UNION ALL
      SELECT place_of(p.place, n.effect), o.sentence, 1
        FROM o
        JOIN EffectNeed AS n ON n.obstacle = o.obstacle
        JOIN JSON_TABLE(v_parts, '$[*]' COLUMNS (
          place TEXT PATH '$.place', value JSON PATH '$.value')) AS p
        WHERE JSON_CONTAINS_PATH(p.value, 'one', CONCAT('$.', n.effect))
      UNION ALL
      SELECT rule_place(r.topic, r.rule),
          CONCAT(limit_sentence(l.other, l.may_equal), ', ', v.other), 1
        FROM JSON_TABLE(p_facts, '$' COLUMNS (facts JSON PATH '$')) AS d
        JOIN RuleLimit AS l
        JOIN Rule AS r ON r.rule = l.rule
        JOIN LATERAL (
          SELECT CAST(JSON_UNQUOTE(JSON_EXTRACT(d.facts, CONCAT('$.', l.rule))) AS SIGNED) AS own,
              CAST(JSON_UNQUOTE(JSON_EXTRACT(d.facts, CONCAT('$.', l.other))) AS SIGNED)
                AS other) AS v
        WHERE JSON_TYPE(JSON_EXTRACT(d.facts, CONCAT('$.', l.rule))) <> 'NULL'
          AND v.own >= v.other + l.may_equal) AS f
    WHERE f.nth = 1;
  RETURN COALESCE(v_errors, JSON_ARRAY());
END
