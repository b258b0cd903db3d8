CREATE PROCEDURE weigh_deeds(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_partner INT, IN p_given JSON,
  IN p_taken JSON, OUT p_gets BIGINT, OUT p_gives BIGINT, OUT p_hopes BIGINT, OUT p_fears BIGINT)
  READS SQL DATA
  COMMENT 'Appraises the properties of a trade for a player.'
BEGIN
  /*
   * Takes   : p_given to the player, p_taken from them: arrays of prids.
   * Returns : p_gets, p_gives, the prices, less the cost of lifting mortgages (at the later fee for
   *           p_gets), plus the buildings that would be sold; p_hopes, the price of the colour
   *           groups that the player would complete; p_fears, three times that of the groups they
   *           would break, and twice that of the groups that the partner would complete.
   */
  -- exactly one row
  SELECT COALESCE(SUM(s.gets), 0), COALESCE(SUM(s.gives + IF(s.taken > 0, s.buildings, 0)), 0),
      COALESCE(SUM(IF(s.own < s.size AND s.own + s.given - s.taken = s.size, s.price, 0)), 0),
      COALESCE(SUM(IF(s.own = s.size AND s.taken > s.given, s.price * 3, 0)
        + IF(s.his < s.size AND s.his + s.taken - s.given = s.size, s.price * 2, 0)), 0)
    INTO p_gets, p_gives, p_hopes, p_fears
    FROM (
      SELECT COUNT(*) AS size, SUM(e.price) AS price, SUM(e.owner <=> p_player_id) AS own,
          SUM(e.owner <=> p_partner) AS his, SUM(e.is_given) AS given, SUM(e.is_taken) AS taken,
          SUM(e.is_given * GREATEST(0, e.price - e.charge_later)) AS gets,
          SUM(e.is_taken * GREATEST(0, e.price - e.charge)) AS gives,
          SUM(IF(e.owner <=> p_player_id, e.buildings, 0)) AS buildings
        FROM (
          SELECT pr.colour, d.p_owner AS owner, price_of(pr.cost, d.cost_factor) AS price,
              JSON_CONTAINS(p_given, CAST(pr.prid AS JSON)) AS is_given,
              JSON_CONTAINS(p_taken, CAST(pr.prid AS JSON)) AS is_taken,
              IF(d.mortgaged, estate_price(
                'redeem', pr.cost, NULL, NULL, NULL, NULL, NULL, NULL,
                mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage),
                r.redeem_fee, NULL), 0) AS charge,
              IF(d.mortgaged, estate_price(
                'redeem', pr.cost, NULL, NULL, NULL, NULL, NULL, NULL,
                mortgage_value(pr.cost, r.mortgage_percent, pr.mortgage),
                r.redeem_fee + r.handover_fee, NULL), 0) AS charge_later,
              buildings_value(d.level, pr.house_cost, pr.hotel_cost, r.max_houses, 100)
                AS buildings
            FROM Ruleset AS r
            STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = r.ruleset_id
            STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
              ON d.game_id = p_game_id AND d.prid = pr.prid
            WHERE r.ruleset_id = p_ruleset_id
            FOR SHARE OF d) AS e
        GROUP BY e.colour) AS s;
END
