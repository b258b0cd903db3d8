CREATE FUNCTION sells_whole_set(p_level INT, p_max_houses INT, p_house_stock INT, p_houses INT)
  RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether selling a building means selling all others of its colour group.'
BEGIN
  /*
   * Takes : as buildings_left.
   * Rule  : A9: selling a hotel needs houses in its place, and the bank has too few.
   */
  RETURN p_level > p_max_houses AND COALESCE(p_house_stock - p_houses < p_max_houses, FALSE);
END
