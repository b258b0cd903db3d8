CREATE PROCEDURE find_building_price(IN p_prids JSON)
  READS SQL DATA
  COMMENT 'Finds the price of the first building on properties that a bot would get.'
BEGIN
  /*
   * Bot     : reads d_ruleset_id; sets d_price.
   * Takes   : p_prids, an array of prids.
   * Returns : d_price, the lowest; 0 where nothing can be built.
   */
  -- exactly one row
  SELECT COALESCE(MIN(pr.house_cost), 0)
    INTO d_price
    FROM JSON_TABLE(p_prids, '$[*]' COLUMNS (prid INT PATH '$')) AS j
    STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = d_ruleset_id AND pr.prid = j.prid;
END
