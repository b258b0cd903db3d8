CREATE FUNCTION near_rules(p_name TEXT) RETURNS TEXT
  READS SQL DATA
  COMMENT 'The rules that a name may be meant for.'
BEGIN
  /*
   * Takes   : p_name, which is no rule.
   * Returns : `; perhaps …`, those that share a word or a beginning with it; empty: there are none.
   */
  DECLARE v_words TEXT DEFAULT REGEXP_REPLACE(p_name, '[^a-zA-Z0-9]+', '_');
  DECLARE v_near TEXT;

  SELECT GROUP_CONCAT(r.rule ORDER BY r.position SEPARATOR ', ')
    INTO v_near
    FROM Rule AS r
    WHERE CONCAT('_', r.rule, '_') REGEXP CONCAT(
        '_(', REGEXP_REPLACE(TRIM('_' FROM v_words), '_+', '|'), ')_')
      OR REPLACE(r.rule, '_', '') LIKE CONCAT('%', LEFT(REPLACE(v_words, '_', ''), 5), '%');
  RETURN IF(v_near IS NULL OR TRIM('_' FROM v_words) = '', '', CONCAT('; perhaps ', v_near));
END
