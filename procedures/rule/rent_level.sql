CREATE FUNCTION rent_level(
  p_rent_by VARCHAR(20), p_level INT, p_max_houses INT, p_owned INT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'Which row of Rent holds the rent of a property.'
BEGIN
  /*
   * Takes   : p_rent_by, as in Property; p_level, its buildings; p_owned, how many of its colour
   *           the owner has.
   * Returns : NULL when the rent is the cost.
   */
  RETURN CASE p_rent_by
    WHEN 'level' THEN p_level
    WHEN 'house' THEN IF(p_level = 0, 0, IF(p_level > p_max_houses, 2, 1))
    WHEN 'owned' THEN p_owned
    WHEN 'dice' THEN p_owned
  END;
END
