CREATE PROCEDURE insert_yields(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts what the properties of a new ruleset earn.'
BEGIN
  /*
   * Changes : DeedYield.
   * Why     : the chain does not depend on who plays, so bots need not work it out again. Costs
   *           count up to a thousand million, as rents do: then no calculation of a bot overflows.
   *           Without the hints, MySQL would work rents out again wherever they are named, and read
   *           the landings again for each property.
   */
  DECLARE v_levels, v_houses, v_factor, v_mean_roll INT;
  DECLARE v_landings, v_yields JSON;

  SELECT r.max_houses + r.has_hotels + r.has_skyscrapers, r.max_houses, r.set_bonus_factor,
      r.dice_count * (r.dice_sides + 1) DIV 2
    INTO v_levels, v_houses, v_factor, v_mean_roll
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL count_landings(p_ruleset_id, v_landings);
  SELECT /*+ NO_MERGE(l) */ JSON_ARRAYAGG(JSON_ARRAY(b.prid, l.often, b.complete, b.rent, b.cost))
    INTO v_yields
    FROM (
      SELECT /*+ NO_MERGE(c) */ c.prid, c.location, c.complete,
          IF(c.cost > 0, c.rent, c.complete) AS rent, IF(c.rent > c.complete, c.cost, 0) AS cost,
          ROW_NUMBER() OVER (
            PARTITION BY c.prid ORDER BY IF(
              c.n = 0, 0, (c.rent - c.complete) * 1000 DIV (c.cost + 1)) DESC, c.n) AS place
        FROM (
          SELECT /*+ NO_MERGE(pr) */ pr.prid, pr.location, s.n, pr.complete,
              IF(s.n = 0, 0, LEAST(1000000000, buildings_value(
                s.n, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, v_houses, 100))) AS cost,
              IF(s.n = 0, 0, rent_of(pr.rent_by, built.amount, s.n, v_houses, 1)) AS rent
            FROM (
              SELECT q.prid, q.location, q.house_cost, q.hotel_cost, q.skyscraper_cost, q.rent_by,
                  rent_of(q.rent_by, COALESCE(have.amount, q.cost), 0, v_houses, v_factor)
                    * IF(q.rent_by = 'dice', v_mean_roll, 1) AS complete
                FROM (
                  SELECT e.prid, e.location, e.cost, e.house_cost, e.hotel_cost, e.skyscraper_cost,
                      e.rent_by, COUNT(*) OVER (PARTITION BY e.colour) AS size
                    FROM Property AS e
                    WHERE e.ruleset_id = p_ruleset_id) AS q
                LEFT JOIN Rent AS have ON have.ruleset_id = p_ruleset_id AND have.prid = q.prid
                  AND have.level = rent_level(q.rent_by, 0, v_houses, q.size)) AS pr
            JOIN (
              SELECT j.ordinal - 1 AS n
                FROM JSON_TABLE(CONCAT('[', REPEAT('0,', v_levels), '0]'), '$[*]' COLUMNS (
                  ordinal FOR ORDINALITY)) AS j) AS s
              ON s.n = 0 OR pr.rent_by IN ('level', 'house') AND IF(
                s.n > v_houses + 1, pr.skyscraper_cost, IF(
                s.n > v_houses, pr.hotel_cost, pr.house_cost)) IS NOT NULL
            LEFT JOIN Rent AS built ON built.ruleset_id = p_ruleset_id AND built.prid = pr.prid
              AND s.n > 0 AND built.level = rent_level(pr.rent_by, s.n, v_houses, 1)) AS c) AS b
    LEFT JOIN (
      SELECT j.location, j.often
        FROM JSON_TABLE(v_landings, '$[*]' COLUMNS (
          location INT PATH '$[0]', often INT PATH '$[1]')) AS j) AS l ON l.location = b.location
    WHERE b.place = 1;
  INSERT INTO DeedYield (ruleset_id, prid, landings, complete, built, built_cost)
    SELECT p_ruleset_id, j.prid, COALESCE(j.landings, 0), j.complete, j.built, j.cost
      FROM JSON_TABLE(v_yields, '$[*]' COLUMNS (
        prid INT PATH '$[0]', landings INT PATH '$[1]', complete INT PATH '$[2]',
        built INT PATH '$[3]', cost INT PATH '$[4]')) AS j
      ORDER BY j.prid;
END
