CREATE FUNCTION estate_price(p_game JSON, p_deed JSON, p_action VARCHAR(20)) RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'What building, selling, mortgaging or redeeming costs or brings.'
BEGIN
  /*
   * Takes   : p_game, p_deed, as game_facts and deed_facts.
   * Returns : for build what the next building costs; for sell what is paid for the last one; for
   *           mortgage and redeem what they bring and cost; NULL where the edition or the property
   *           knows no such thing. Halves are rounded up.
   * Why     : RETURNING SIGNED, because ROUND takes halves of numbers in JSON to the even side.
   * Rule    : seed 004, Neighborhoods and Streets, Pawning; seed 003, Board File.
   */
  DECLARE v_level INT DEFAULT JSON_EXTRACT(p_deed, '$.level');
  DECLARE v_houses INT DEFAULT JSON_EXTRACT(p_game, '$.max_houses');
  DECLARE v_house_cost INT DEFAULT JSON_VALUE(p_deed, '$.house_cost' RETURNING SIGNED);
  DECLARE v_hotel_cost INT DEFAULT JSON_VALUE(p_deed, '$.hotel_cost' RETURNING SIGNED);
  DECLARE v_mortgage INT DEFAULT ROUND(JSON_VALUE(p_deed, '$.cost' RETURNING SIGNED)
    * JSON_VALUE(p_game, '$.mortgage_percent' RETURNING SIGNED) / 100);

  RETURN CASE p_action
    WHEN 'build' THEN IF(v_level < v_houses, v_house_cost,
      IF(v_level = v_houses AND JSON_EXTRACT(p_game, '$.has_hotels') = 1, v_hotel_cost, NULL))
    WHEN 'sell' THEN IF(v_level = 0, NULL, ROUND(IF(v_level > v_houses, v_hotel_cost, v_house_cost)
      * JSON_VALUE(p_game, '$.sell_percent' RETURNING SIGNED) / 100))
    WHEN 'mortgage' THEN v_mortgage
    ELSE ROUND(v_mortgage * (10000 + JSON_VALUE(p_game, '$.redeem_fee' RETURNING SIGNED)) / 10000)
  END;
END
