CREATE FUNCTION typed_rules(p_rules JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'House rules as a part of a document.'
BEGIN
  /*
   * Takes   : p_rules, an object of rules with values; a value may be a string as somebody types
   *           it: 100, yes, none.
   * Returns : the rules as `rules` and `board` of a document; unknown ones are in `rules`.
   */
  DECLARE v_typed JSON;

  SELECT JSON_OBJECTAGG(v.part, v.given)
    INTO v_typed
    FROM (
      SELECT t.part, JSON_OBJECTAGG(t.name, t.value) AS given
        FROM (
          SELECT j.name, IF(r.topic = 'board', 'board', 'rules') AS part,
              CASE
                WHEN JSON_TYPE(w.value) <> 'STRING' THEN w.value
                WHEN w.word = 'none' AND r.may_be_none THEN CAST('null' AS JSON)
                WHEN r.type = 'boolean' AND w.word IN ('yes', 'true') THEN CAST('true' AS JSON)
                WHEN r.type = 'boolean' AND w.word IN ('no', 'false') THEN CAST('false' AS JSON)
                WHEN r.type = 'integer' AND w.word REGEXP '^[+-]?[0-9]{1,15}$'
                  THEN CAST(CAST(w.word AS SIGNED) AS JSON)
                ELSE w.value
              END AS value
            FROM JSON_TABLE(JSON_KEYS(p_rules), '$[*]' COLUMNS (name VARCHAR(400) PATH '$')) AS j
            JOIN LATERAL (
              SELECT JSON_EXTRACT(p_rules, CONCAT('$.', JSON_QUOTE(j.name))) AS value,
                  LOWER(JSON_UNQUOTE(
                    JSON_EXTRACT(p_rules, CONCAT('$.', JSON_QUOTE(j.name))))) AS word) AS w
            LEFT JOIN Rule AS r ON BINARY r.rule = BINARY j.name) AS t
        GROUP BY t.part) AS v;
  RETURN COALESCE(v_typed, JSON_OBJECT());
END
