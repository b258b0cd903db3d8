CREATE PROCEDURE find_estate(
  IN p_colours JSON, IN p_turns INT, IN p_spare BIGINT, IN p_builds BOOLEAN,
  IN p_security BIGINT, IN p_lifts BOOLEAN)
  READS SQL DATA
  COMMENT 'Finds the best property to build on, or to lift the mortgage of, for some money.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_round; sets d_prid d_price d_action.
   * Takes   : p_colours, an array of the colour groups to consider, in which NULL stands for none;
   *           p_turns, for which rents count; p_spare, the money; p_builds, whether the player
   *           wants to build; p_security, what they could raise for it by mortgages; p_lifts,
   *           whether they may lift mortgages, which they may not while they raise money.
   * Returns : d_action, build or redeem, and d_prid: what returns most of what the money pays for;
   *           if nothing, or while money is raised, the best building that mortgages pay for and
   *           that returns its price; NULL for neither; d_price. Outside a complete group, a lifted
   *           mortgage must return its price.
   * Why     : the first house earns little. What counts are the buildings that return most for
   *           their cost together, and above these the next one. Prices are worked out in the
   *           innermost query: what is outside refers to them several times, and MySQL would work
   *           them out each time. A return of a hundred times the price is as good as any more,
   *           which would overflow.
   */
  DECLARE v_most, v_houses, v_hotels INT;
  DECLARE v_sells_set, v_is_limited BOOLEAN;

  SELECT COALESCE(r.house_stock, r.hotel_stock) IS NOT NULL, r.max_houses
    INTO v_is_limited, v_most
    FROM Ruleset AS r
    WHERE r.ruleset_id = d_ruleset_id;
  IF v_is_limited THEN
    CALL read_stock(d_game_id, d_ruleset_id, 0, v_houses, v_sells_set);
    CALL read_stock(d_game_id, d_ruleset_id, v_most, v_hotels, v_sells_set);
  END IF;
  SELECT worth.action, worth.prid, worth.price
    INTO d_action, d_prid, d_price
    FROM (
      SELECT can.action, can.prid, can.price, can.missing, p_turns * can.landings * 100 * LEAST(
          100000, GREATEST(
          IF(can.action = 'redeem', IF(can.missing = 0, can.built, can.rent) * 1000 DIV (
            can.price + IF(can.missing = 0, can.left_to_build, 0) + 1), 0),
          IF(can.action = 'build', (can.higher - can.rent) * 1000 DIV (can.price + 1), 0),
          IF(can.action = 'build' AND can.left_to_build > 0,
            (can.built - can.rent) * 1000 DIV can.left_to_build, 0))) DIV 1000000000 AS returns
        FROM (
          SELECT e.action, e.prid, e.name, e.owner, e.level, e.mortgaged, e.missing, e.lowest,
              e.highest, e.set_mortgaged, e.left_in_bank, e.left_to_build, e.landings, e.built,
              e.price, e.higher, r.mortgage_unit, r.build_evenly,
              rent_of(e.rent_by, COALESCE(h.amount, e.cost), e.level, r.max_houses,
                bonus_factor(
                  r.set_bonus_sticks, e.cost_factor, r.set_bonus_factor, e.missing))
                * IF(e.rent_by = 'dice', r.dice_count * (r.dice_sides + 1) DIV 2, 1) AS rent
            FROM Ruleset AS r
            STRAIGHT_JOIN (
              SELECT IF(d.mortgaged, 'redeem', 'build') AS action, d.prid, pr.name, pr.cost,
                  pr.rent_by, d.p_owner AS owner, d.cost_factor, d.level, d.mortgaged,
                  y.landings, y.built,
                  IF(d.level < v_most, v_houses, IF(d.level = v_most, v_hotels, NULL))
                    AS left_in_bank,
                  IF(p_builds, GREATEST(0, y.built_cost - buildings_value(
                    d.level, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, b.max_houses,
                    100)), 0) AS left_to_build,
                  IF(d.mortgaged,
                    lift_cost(TRUE, pr.cost, pr.mortgage, b.mortgage_percent, redeem_fee_now(
                      b.redeem_fee, b.handover_fee, d.redeem_by_round, d_round)),
                    estate_price('build', NULL, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost,
                      d.level, b.max_houses, b.has_hotels, NULL, NULL, NULL, NULL)) AS price,
                  rent_of(pr.rent_by, n.amount, d.level + 1, b.max_houses, 1) AS higher,
                  SUM(NOT d.p_owner <=> d_player_id) OVER of_colour AS missing,
                  SUM(d.p_owner <=> d_player_id) OVER of_colour AS own,
                  MIN(d.level) OVER of_colour AS lowest, MAX(d.level) OVER of_colour AS highest,
                  SUM(d.mortgaged) OVER of_colour AS set_mortgaged
                FROM Ruleset AS b
                STRAIGHT_JOIN JSON_TABLE(p_colours, '$[*]' COLUMNS (colour INT PATH '$')) AS o
                STRAIGHT_JOIN Property AS pr FORCE INDEX (fk_Property_colour)
                  ON pr.ruleset_id = b.ruleset_id AND pr.colour = o.colour
                STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
                  ON d.game_id = d_game_id AND d.prid = pr.prid
                STRAIGHT_JOIN DeedYield AS y ON y.ruleset_id = b.ruleset_id AND y.prid = pr.prid
                LEFT JOIN Rent AS n ON n.ruleset_id = b.ruleset_id AND n.prid = pr.prid
                  AND n.level = rent_level(pr.rent_by, d.level + 1, b.max_houses, NULL)
                WHERE b.ruleset_id = d_ruleset_id
                WINDOW of_colour AS (PARTITION BY pr.colour)
                FOR SHARE OF d) AS e
            LEFT JOIN Rent AS h ON h.ruleset_id = r.ruleset_id AND h.prid = e.prid
              AND h.level = rent_level(e.rent_by, e.level, r.max_houses, e.own)
            WHERE r.ruleset_id = d_ruleset_id
              AND e.owner = d_player_id
              AND IF(e.mortgaged, p_lifts,
                e.missing = 0 AND p_builds AND e.rent_by IN ('level', 'house'))
          ) AS can
        WHERE estate_refusal(
            can.action, can.name, d_player_id, can.owner, NULL, can.price, can.level,
            can.mortgaged, can.missing, can.lowest, can.highest, can.set_mortgaged,
            can.mortgage_unit, can.build_evenly, can.left_in_bank) IS NULL) AS worth
    WHERE worth.returns >= IF(worth.missing > 0 OR worth.price > p_spare, 100, 1)
      AND worth.price <= p_spare + IF(worth.action = 'build', p_security, 0)
    ORDER BY p_lifts AND worth.price <= p_spare DESC, worth.returns DESC, worth.price, worth.prid
    LIMIT 1;
END
