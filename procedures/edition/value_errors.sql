CREATE FUNCTION value_errors(p_values JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The errors in values of a document.'
BEGIN
  /*
   * Takes   : p_values, an array of [place, key, error, value, type, minimum, maximum, choices]:
   *           key, NULL for the value of the place itself; error, what else is wrong with a value
   *           of its type, NULL for nothing; type and the rest as in Rule and EditionKey, with the
   *           known icons as choices for an icon. An item may end with its error.
   * Returns : an array of [place, error], in the same order.
   * Why     : all values at once, because MySQL compiles a regular expression for each statement.
   */
  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(
        IF(f.name IS NULL, f.place, place_of(f.place, f.name)), f.error))
      FROM (
        SELECT j.place, j.name, COALESCE(
            CONCAT('must be ', CASE
              WHEN j.type IS NULL OR j.type = 'rent' THEN NULL
              WHEN j.type = 'integer' THEN IF(
                j.is_a IN ('INTEGER', 'UNSIGNED INTEGER')
                  AND CAST(JSON_UNQUOTE(j.value) AS DECIMAL(30)) BETWEEN j.minimum AND j.maximum,
                NULL, CONCAT('a whole number from ', j.minimum, ' to ', j.maximum))
              WHEN j.type = 'boolean' THEN IF(j.is_a = 'BOOLEAN', NULL, 'yes or no')
              WHEN j.type IN ('choice', 'icon') THEN IF(
                j.is_a = 'STRING' AND JSON_CONTAINS(j.choices, j.value),
                NULL, CONCAT('one of ', REGEXP_REPLACE(CAST(j.choices AS CHAR), '[\\[\\]"]', '')))
              WHEN j.type = 'list' THEN IF(
                j.is_a = 'ARRAY' AND JSON_LENGTH(j.value) BETWEEN j.minimum AND j.maximum,
                NULL, CONCAT('a list of ', j.minimum, ' to ', j.maximum))
              WHEN j.type = 'object' THEN IF(j.is_a = 'OBJECT', NULL, 'keys with values')
              WHEN j.type = 'text' THEN IF(
                j.is_a = 'STRING'
                  AND JSON_UNQUOTE(j.value) NOT REGEXP '[[:cntrl:][:Bidi_Control:]]'
                  AND CHAR_LENGTH(JSON_UNQUOTE(j.value)) BETWEEN j.minimum AND j.maximum,
                NULL, CONCAT('a line of text of ', j.minimum, ' to ', j.maximum, ' characters'))
              ELSE IF(
                j.is_a = 'STRING'
                  AND JSON_UNQUOTE(j.value)
                    NOT REGEXP '^[[:space:]]|[[:space:]]$|[[:cntrl:][:Bidi_Control:]{}]'
                  AND CHAR_LENGTH(JSON_UNQUOTE(j.value))
                    BETWEEN COALESCE(j.minimum, 1) AND COALESCE(j.maximum, 40),
                NULL, CONCAT(
                  'a name of 1 to ', COALESCE(j.maximum, 40), ' characters, without braces',
                  IF(j.is_a IN ('STRING', 'OBJECT', 'ARRAY'), '', ' (in quotes, if it is one)')))
            END, ', not ', LEFT(CAST(j.value AS CHAR), 50)), j.error) AS error
          FROM (
            SELECT v.place, v.name, v.type, v.minimum, v.maximum, v.choices, v.error,
                COALESCE(v.value, CAST('null' AS JSON)) AS value,
                JSON_TYPE(COALESCE(v.value, CAST('null' AS JSON))) AS is_a
              FROM JSON_TABLE(p_values, '$[*]' COLUMNS (
                place TEXT PATH '$[0]', name TEXT PATH '$[1]', error TEXT PATH '$[2]',
                value JSON PATH '$[3]', type VARCHAR(20) PATH '$[4]', minimum INT PATH '$[5]',
                maximum INT PATH '$[6]', choices JSON PATH '$[7]')) AS v) AS j) AS f
      WHERE f.error IS NOT NULL), JSON_ARRAY());
END
