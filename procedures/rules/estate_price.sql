CREATE FUNCTION estate_price(p_game_id INT, p_action VARCHAR(20), p_prid INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What building, selling, mortgaging or redeeming costs or brings.'
BEGIN
  /*
   * Returns : for build what the next building costs; for sell what is paid for the last one; for
   *           mortgage and redeem what they bring and cost; NULL where the edition or the property
   *           knows no such thing. Halves are rounded up.
   * Rule    : seed 004, Neighborhoods and Streets, Pawning; seed 003, Board File.
   */
  DECLARE v_price INT;

  SELECT CASE p_action
      WHEN 'build' THEN IF(d.level < r.max_houses, pr.house_cost,
        IF(d.level = r.max_houses AND r.has_hotels, pr.hotel_cost, NULL))
      WHEN 'sell' THEN IF(d.level = 0, NULL,
        ROUND(IF(d.level > r.max_houses, pr.hotel_cost, pr.house_cost) * r.sell_percent / 100))
      WHEN 'mortgage' THEN ROUND(pr.cost * r.mortgage_percent / 100)
      WHEN 'redeem' THEN ROUND(
        ROUND(pr.cost * r.mortgage_percent / 100) * (10000 + r.redeem_fee) / 10000)
      END
    INTO v_price
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = p_prid
    JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
    WHERE g.game_id = p_game_id;
  RETURN v_price;
END
