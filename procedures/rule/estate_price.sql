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
   *           knows no such thing, and for other actions. Halves are rounded up.
   * Rule    : S8, S9; H11.
   * Why     : no CASE: MySQL may ask for the price of an action that a view leaves out afterwards,
   *           and a CASE without such an action is an error.
   */
  DECLARE v_price BIGINT;

  IF p_action = 'build' THEN
    IF p_level < p_max_houses THEN
      SET v_price = p_house_cost;
    ELSEIF p_level = p_max_houses AND p_has_hotels THEN
      SET v_price = p_hotel_cost;
    END IF;
  ELSEIF p_action = 'sell' THEN
    IF p_level > p_max_houses THEN
      SET v_price = percent_of(p_hotel_cost, p_sell_percent);
    ELSEIF p_level > 0 THEN
      SET v_price = percent_of(p_house_cost, p_sell_percent);
    END IF;
  ELSEIF p_action = 'mortgage' THEN
    SET v_price = mortgage_value(p_cost, p_mortgage_percent);
  ELSEIF p_action = 'redeem' THEN
    SET v_price = mortgage_value(p_cost, p_mortgage_percent);
    SET v_price = (v_price * (10000 + p_redeem_fee) + 5000) DIV 10000;
  END IF;
  RETURN v_price;
END
