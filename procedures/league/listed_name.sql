CREATE FUNCTION listed_name(p_name VARCHAR(40)) RETURNS VARCHAR(42)
  DETERMINISTIC
  NO SQL
  COMMENT 'A name as it stands in a list of names that are separated by commas.'
BEGIN
  /*
   * Returns : the name, in quotation marks if it has a comma.
   */
  RETURN IF(LOCATE(',', p_name) > 0, CONCAT('"', p_name, '"'), p_name);
END
