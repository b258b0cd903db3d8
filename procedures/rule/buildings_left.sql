CREATE FUNCTION buildings_left(
  p_level INT, p_max_houses INT, p_house_stock INT, p_hotel_stock INT, p_houses INT, p_hotels INT)
  RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'How many the bank has of the building that comes next on a property.'
BEGIN
  /*
   * Takes   : p_level of the property; the stock, as in Ruleset; p_houses and p_hotels, how many
   *           stand on the board.
   * Returns : NULL: any number.
   * Rule    : A9.
   */
  RETURN IF(p_level < p_max_houses, p_house_stock - p_houses, p_hotel_stock - p_hotels);
END
