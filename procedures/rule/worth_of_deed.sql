CREATE FUNCTION worth_of_deed(
  p_cost INT, p_counts_buildings BOOLEAN, p_level INT, p_house_cost INT, p_hotel_cost INT,
  p_skyscraper_cost INT, p_max_houses INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a property with its buildings adds to the net worth of its owner.'
BEGIN
  /*
   * Takes : p_cost, as printed; p_counts_buildings, as Ruleset.worth_of_buildings.
   * Rule  : H8: properties count their purchase price, whatever the mortgages and raised costs; A5:
   *         buildings count their cost, where the edition says so.
   */
  RETURN p_cost + IF(p_counts_buildings, buildings_value(
    p_level, p_house_cost, p_hotel_cost, p_skyscraper_cost, p_max_houses, 100), 0);
END
