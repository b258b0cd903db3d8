CREATE FUNCTION estate_price(
  p_action VARCHAR(20), p_cost INT, p_house_cost INT, p_hotel_cost INT,
  p_skyscraper_cost INT, p_level INT, p_max_houses INT, p_has_hotels BOOLEAN, p_sell_percent INT,
  p_mortgage_value INT, p_redeem_fee INT, p_sell_deed_percent INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The amount that building, selling, mortgaging or lifting a mortgage costs or brings.'
BEGIN
  /*
   * Takes   : the property, as in Property and Deed; the rules, as in Ruleset; p_mortgage_value, as
   *           mortgage_value; p_redeem_fee, as redeem_fee_now.
   * Returns : build, the cost of the next building; sell, the proceeds of the last one; mortgage
   *           and sell_deed, what the bank pays; redeem, what the player pays; NULL where the
   *           edition or the property does not have it, and for other actions. Halves are rounded
   *           up.
   * Rule    : S8, S9; H11; B3.
   * Why     : one expression, so that the linker can write it where it is called.
   */
  RETURN IF(
    p_action = 'build', IF(
      p_level < p_max_houses, p_house_cost,
      IF(p_level = p_max_houses, IF(p_has_hotels, p_hotel_cost, NULL),
        IF(p_level = p_max_houses + 1, p_skyscraper_cost, NULL))),
    IF(
      p_action = 'sell', IF(
        p_level = 0, NULL,
        percent_of(
          IF(p_level > p_max_houses + 1, p_skyscraper_cost,
            IF(p_level > p_max_houses, p_hotel_cost, p_house_cost)),
          p_sell_percent)),
      IF(
        p_action = 'mortgage', p_mortgage_value,
        IF(
          p_action = 'redeem',
          (p_mortgage_value * (10000 + p_redeem_fee) + 5000) DIV 10000,
          IF(p_action = 'sell_deed', percent_of(p_cost, p_sell_deed_percent), NULL)))));
END
