CREATE FUNCTION rent_level(
  p_rent_by VARCHAR(20), p_level INT, p_max_houses INT, p_owned INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The level of the row of Rent that holds the rent of a property.'
BEGIN
  /*
   * Takes   : p_rent_by, as in Property; p_level, its number of buildings; p_owned, how many of its
   *           colour group the owner has.
   * Returns : NULL when the rent is the cost. With rent_by house, 1 is for each house, 2 for a
   *           hotel, 3 for a skyscraper.
   */
  RETURN IF(p_rent_by = 'cost', NULL, IF(p_rent_by = 'owned' OR p_rent_by = 'dice', p_owned, IF(
    p_rent_by = 'level' OR p_level = 0, p_level, GREATEST(1, 1 + p_level - p_max_houses))));
END
