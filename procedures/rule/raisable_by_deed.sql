CREATE FUNCTION raisable_by_deed(
  p_cost INT, p_mortgage INT, p_mortgaged BOOLEAN, p_level INT, p_house_cost INT, p_hotel_cost INT,
  p_skyscraper_cost INT, p_max_houses INT, p_sell_percent INT, p_mortgage_percent INT,
  p_sell_deed_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'What a property brings its owner when its buildings and it are sold or mortgaged.'
BEGIN
  /*
   * Takes : p_cost and p_mortgage, as mortgage_value; the percentages, as in Ruleset.
   * Rule  : A7: a property counts its mortgage or its sale to the bank, whichever brings more.
   */
  RETURN buildings_value(
      p_level, p_house_cost, p_hotel_cost, p_skyscraper_cost, p_max_houses, p_sell_percent)
    + IF(p_mortgaged, 0, GREATEST(
      COALESCE(mortgage_value(p_cost, p_mortgage_percent, p_mortgage), 0),
      COALESCE(percent_of(p_cost, p_sell_deed_percent), 0)));
END
