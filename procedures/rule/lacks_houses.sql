CREATE FUNCTION lacks_houses(p_level INT, p_max_houses INT, p_house_stock INT, p_houses INT)
  RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether the bank has too few houses to replace the hotel of a property.'
BEGIN
  /*
   * Takes : as buildings_left.
   * Rule  : A9; D6.
   */
  RETURN p_level = p_max_houses + 1 AND COALESCE(p_house_stock - p_houses < p_max_houses, FALSE);
END
