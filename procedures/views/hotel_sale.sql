CREATE FUNCTION hotel_sale(p_game_id INT, p_prid INT, p_houses_left INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What selling a hotel that the bank cannot replace would sell.'
BEGIN
  /*
   * Takes   : p_houses_left, in the bank.
   * Returns : price, what it brings; buildings, how many; of, the property, or its colour group
   *           where buildings of others are sold as well; left, the houses in the bank.
   * Rule    : A9; D6.
   */
  DECLARE v_price BIGINT;
  DECLARE v_buildings, v_here INT;
  DECLARE v_property, v_colour VARCHAR(40);

  SELECT CAST(SUM(e.price) AS SIGNED), CAST(SUM(e.sold) AS SIGNED),
      CAST(SUM(IF(e.prid = p_prid, e.sold, 0)) AS SIGNED), MAX(IF(e.prid = p_prid, e.name, NULL)),
      MAX(c.name)
    INTO v_price, v_buildings, v_here, v_property, v_colour
    FROM (
      SELECT s.prid, s.name, s.ruleset_id, s.colour, s.level - s.new_level AS sold,
          buildings_value(
            s.level, s.house_cost, s.hotel_cost, s.skyscraper_cost, s.max_houses, s.sell_percent)
          - buildings_value(
            s.new_level, s.house_cost, s.hotel_cost, s.skyscraper_cost, s.max_houses,
            s.sell_percent) AS price
        FROM (
          SELECT pr.prid, pr.name, pr.ruleset_id, pr.colour, pr.house_cost, pr.hotel_cost,
              pr.skyscraper_cost, d.level, r.max_houses, r.sell_percent, level_after_sale(
                r.hotel_shortage, r.build_evenly, d.prid = p_prid, d.level, p_houses_left,
                COUNT(*) OVER (), SUM(IF(d.level > r.max_houses, 0, d.level)) OVER (),
                ROW_NUMBER() OVER (ORDER BY d.prid = p_prid, d.prid)) AS new_level
            FROM GameState AS g
            JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
            JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.prid = p_prid
            JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id AND pr.colour = t.colour
            JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
            WHERE g.game_id = p_game_id) AS s) AS e
    JOIN Colours AS c ON c.ruleset_id = e.ruleset_id AND c.cid = e.colour;
  RETURN JSON_OBJECT(
    'price', v_price, 'buildings', v_buildings,
    'of', IF(v_here = v_buildings, v_property, v_colour),
    'left', CONCAT(p_houses_left, IF(p_houses_left = 1, ' house is left', ' houses are left')));
END
