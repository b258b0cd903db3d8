CREATE FUNCTION value_error(
  p_type VARCHAR(20), p_minimum INT, p_maximum INT, p_choices JSON, p_value JSON)
  RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The error in a value of a document.'
BEGIN
  /*
   * Takes   : all but p_value as in Rule and EditionKey, for an icon the known ones as p_choices;
   *           p_value, NULL for none.
   * Returns : what the value must be; NULL for a valid one.
   */
  DECLARE v_type VARCHAR(20) DEFAULT JSON_TYPE(p_value);
  DECLARE v_text LONGTEXT DEFAULT JSON_UNQUOTE(p_value);
  DECLARE v_good BOOLEAN;
  DECLARE v_wanted TEXT;

  CASE IF(p_type = 'icon', 'choice', p_type)
    WHEN 'integer' THEN
      SET v_good = v_type IN ('INTEGER', 'UNSIGNED INTEGER')
        AND CAST(v_text AS DECIMAL(30)) BETWEEN p_minimum AND p_maximum;
      SET v_wanted = CONCAT('a whole number from ', p_minimum, ' to ', p_maximum);
    WHEN 'boolean' THEN
      SET v_good = v_type = 'BOOLEAN';
      SET v_wanted = 'yes or no';
    WHEN 'choice' THEN
      SET v_good = v_type = 'STRING' AND JSON_CONTAINS(p_choices, p_value);
      SET v_wanted = CONCAT(
        'one of ', REGEXP_REPLACE(CAST(p_choices AS CHAR), '[\\[\\]"]', ''));
    WHEN 'list' THEN
      SET v_good = v_type = 'ARRAY' AND JSON_LENGTH(p_value) BETWEEN p_minimum AND p_maximum;
      SET v_wanted = CONCAT('a list of ', p_minimum, ' to ', p_maximum);
    WHEN 'object' THEN
      SET v_good = v_type = 'OBJECT';
      SET v_wanted = 'keys with values';
    WHEN 'text' THEN
      SET v_good = v_type = 'STRING' AND v_text NOT REGEXP '[[:cntrl:][:Bidi_Control:]]'
        AND CHAR_LENGTH(v_text) BETWEEN p_minimum AND p_maximum;
      SET v_wanted = CONCAT('a line of text of ', p_minimum, ' to ', p_maximum, ' characters');
    ELSE
      SET v_good = v_type = 'STRING'
        AND v_text NOT REGEXP '^[[:space:]]|[[:space:]]$|[[:cntrl:][:Bidi_Control:]{}]'
        AND CHAR_LENGTH(v_text) BETWEEN COALESCE(p_minimum, 1) AND COALESCE(p_maximum, 40);
      SET v_wanted = CONCAT(
        'a name of 1 to ', COALESCE(p_maximum, 40), ' characters, without braces',
        IF(v_type IN ('STRING', 'OBJECT', 'ARRAY'), '', ' (in quotes, if it is one)'));
  END CASE;
  RETURN IF(
    p_type = 'rent' OR v_good, NULL,
    CONCAT('must be ', v_wanted, ', not ', LEFT(CAST(p_value AS CHAR), 50)));
END
