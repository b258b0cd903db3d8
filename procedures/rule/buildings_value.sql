CREATE FUNCTION buildings_value(
  p_level INT, p_house_cost INT, p_hotel_cost INT, p_skyscraper_cost INT, p_max_houses INT,
  p_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The cost of the buildings of a property, or a share of it.'
BEGIN
  /*
   * Takes   : p_percent, of the cost of each building, rounded one by one.
   * Returns : 0 for no buildings.
   */
  RETURN COALESCE(LEAST(p_level, p_max_houses) * percent_of(p_house_cost, p_percent), 0)
    + IF(p_level > p_max_houses, COALESCE(percent_of(p_hotel_cost, p_percent), 0), 0)
    + IF(p_level > p_max_houses + 1, COALESCE(percent_of(p_skyscraper_cost, p_percent), 0), 0);
END
