CREATE FUNCTION buildings_left(
  p_level INT, p_max_houses INT, p_house_stock INT, p_hotel_stock INT, p_houses INT, p_hotels INT)
  RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'How many buildings the bank has left of the next kind for a property.'
BEGIN
  /*
   * Takes   : p_level, of the property; the stock, as in Ruleset; p_houses and p_hotels, the number
   *           on the board.
   * Returns : NULL for any number, as there is of skyscrapers.
   * Rule    : A9.
   */
  RETURN IF(p_level < p_max_houses, p_house_stock - p_houses, IF(
    p_level = p_max_houses, p_hotel_stock - p_hotels, NULL));
END
