CREATE FUNCTION near_rules(p_name TEXT) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The rules that a name may be meant for.'
BEGIN
  /*
   * Takes   : p_name, which is not a rule.
   * Returns : `; perhaps …`: those that share a word with it, begin with the same four letters or
   *           sound alike; empty for none.
   */
  DECLARE v_words TEXT DEFAULT
    TRIM('_' FROM REGEXP_REPLACE(LEFT(p_name, 100), '[^a-zA-Z0-9]+', '_'));
  DECLARE v_near TEXT;

  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      GROUP_CONCAT(r.rule ORDER BY r.position SEPARATOR ', ')
    INTO v_near
    FROM Rule AS r
    WHERE v_words <> ''
      AND (CONCAT('_', r.rule, '_') REGEXP CONCAT('_(', REPLACE(v_words, '_', '|'), ')_')
        OR LEFT(REPLACE(r.rule, '_', ''), 4) = LEFT(REPLACE(v_words, '_', ''), 4)
        OR SOUNDEX(r.rule) = SOUNDEX(v_words));
  RETURN COALESCE(CONCAT('; perhaps ', v_near), '');
END
