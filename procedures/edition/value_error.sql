CREATE FUNCTION value_error(
  p_type VARCHAR(20), p_minimum INT, p_maximum INT, p_choices JSON, p_value JSON)
  RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The error in a value of a document.'
BEGIN
  /*
   * Takes   : as value_errors for one value; p_value, NULL for none.
   * Returns : what the value must be; NULL for a valid one.
   */
  RETURN IF(p_value IS NULL, NULL, JSON_UNQUOTE(JSON_EXTRACT(value_errors(JSON_ARRAY(JSON_ARRAY(
    '', NULL, NULL, p_value, p_type, p_minimum, p_maximum, p_choices))), '$[0][1]')));
END
