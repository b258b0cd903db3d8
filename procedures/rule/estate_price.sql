CREATE FUNCTION estate_price(
  p_action VARCHAR(20), p_cost INT, p_house_cost INT, p_hotel_cost INT, p_level INT,
  p_max_houses INT, p_has_hotels BOOLEAN, p_sell_percent INT, p_mortgage_percent INT,
  p_redeem_fee INT) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'What building, selling, mortgaging or redeeming costs or brings.'
BEGIN
  /*
   * Takes   : what Property and Deed say of the property, and Ruleset of the edition.
   * Returns : for build what the next building costs; for sell what is paid for the last one; for
   *           mortgage and redeem what they bring and cost; NULL where the edition or the property
   *           knows no such thing. Halves are rounded up.
   * Rule    : seed 004, Neighborhoods and Streets, Pawning; seed 003, Board File.
   */
  RETURN CASE p_action
    WHEN 'build' THEN IF(p_level < p_max_houses, p_house_cost,
      IF(p_level = p_max_houses AND p_has_hotels, p_hotel_cost, NULL))
    WHEN 'sell' THEN IF(p_level = 0, NULL,
      percent_of(IF(p_level > p_max_houses, p_hotel_cost, p_house_cost), p_sell_percent))
    WHEN 'mortgage' THEN mortgage_value(p_cost, p_mortgage_percent)
    WHEN 'redeem' THEN
      (mortgage_value(p_cost, p_mortgage_percent) * (10000 + p_redeem_fee) + 5000) DIV 10000
  END;
END
