CREATE FUNCTION deed_worth(
  p_ruleset_id INT, p_prid INT, p_level INT, p_mortgaged BOOLEAN) RETURNS BIGINT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a property with its buildings adds to the worth of its owner.'
BEGIN
  /*
   * Returns : an amount, counted as worth_in_game counts: by the rules, or what it can raise.
   *           NULL when the board has no such property.
   */
  DECLARE v_worth BIGINT;

  SELECT IF(
      r.winner = 'net_worth' OR r.mortgage_percent IS NULL AND r.sell_deed_percent IS NULL,
      worth_of_deed(
        pr.cost, r.worth_of_buildings, p_level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost,
        r.max_houses),
      raisable_by_deed(
        pr.cost, pr.mortgage, p_mortgaged, p_level, pr.house_cost, pr.hotel_cost,
        pr.skyscraper_cost, r.max_houses, r.sell_percent, r.mortgage_percent,
        r.sell_deed_percent))
    INTO v_worth
    FROM Property AS pr
    JOIN Ruleset AS r ON r.ruleset_id = pr.ruleset_id
    WHERE pr.ruleset_id = p_ruleset_id
      AND pr.prid = p_prid;
  RETURN v_worth;
END
