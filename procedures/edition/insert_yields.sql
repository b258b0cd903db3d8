CREATE PROCEDURE insert_yields(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts what the properties of a new ruleset earn.'
BEGIN
  /*
   * Changes : DeedYield.
   * Why     : the chain does not depend on who plays, so bots need not work it out again. Costs
   *           count up to a thousand million, as rents do: then no calculation of a bot overflows.
   */
  DECLARE v_levels INT;
  DECLARE v_landings, v_yields JSON;

  SELECT r.max_houses + r.has_hotels + r.has_skyscrapers
    INTO v_levels
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL count_landings(p_ruleset_id, v_landings);
  SELECT JSON_ARRAYAGG(JSON_ARRAY(b.prid, l.often, b.complete, b.rent, b.cost))
    INTO v_yields
    FROM (
      SELECT c.prid, c.location, c.complete, IF(c.cost > 0, c.rent, c.complete) AS rent,
          IF(c.rent > c.complete, c.cost, 0) AS cost,
          ROW_NUMBER() OVER (
            PARTITION BY c.prid ORDER BY IF(
              c.n = 0, 0, (c.rent - c.complete) * 1000 DIV (c.cost + 1)) DESC, c.n) AS place
        FROM (
          SELECT pr.prid, pr.location, s.n, LEAST(1000000000, buildings_value(
              s.n, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, r.max_houses, 100)) AS cost,
              rent_of(pr.rent_by, COALESCE(have.amount, pr.cost), 0, r.max_houses,
                r.set_bonus_factor) * IF(
                pr.rent_by = 'dice', r.dice_count * (r.dice_sides + 1) DIV 2, 1) AS complete,
              IF(s.n = 0, 0, rent_of(pr.rent_by, built.amount, s.n, r.max_houses, 1)) AS rent
            FROM Ruleset AS r
            JOIN (
              SELECT q.prid, q.location, q.cost, q.house_cost, q.hotel_cost, q.skyscraper_cost,
                  q.rent_by, COUNT(*) OVER (PARTITION BY q.colour) AS size
                FROM Property AS q
                WHERE q.ruleset_id = p_ruleset_id) AS pr
            JOIN (
              SELECT j.ordinal - 1 AS n
                FROM JSON_TABLE(CONCAT('[', REPEAT('0,', v_levels), '0]'), '$[*]' COLUMNS (
                  ordinal FOR ORDINALITY)) AS j) AS s
            LEFT JOIN Rent AS have ON have.ruleset_id = r.ruleset_id AND have.prid = pr.prid
              AND have.level = rent_level(pr.rent_by, 0, r.max_houses, pr.size)
            LEFT JOIN Rent AS built ON built.ruleset_id = r.ruleset_id AND built.prid = pr.prid
              AND built.level = rent_level(pr.rent_by, s.n, r.max_houses, 1)
            WHERE r.ruleset_id = p_ruleset_id
              AND (s.n = 0 OR pr.rent_by IN ('level', 'house')
                AND IF(s.n > r.max_houses + 1, pr.skyscraper_cost, IF(
                  s.n > r.max_houses, pr.hotel_cost, pr.house_cost)) IS NOT NULL)) AS c) AS b
    LEFT JOIN JSON_TABLE(v_landings, '$[*]' COLUMNS (
      location INT PATH '$[0]', often INT PATH '$[1]')) AS l ON l.location = b.location
    WHERE b.place = 1;
  INSERT INTO DeedYield (ruleset_id, prid, landings, complete, built, built_cost)
    SELECT p_ruleset_id, j.prid, COALESCE(j.landings, 0), j.complete, j.built, j.cost
      FROM JSON_TABLE(v_yields, '$[*]' COLUMNS (
        prid INT PATH '$[0]', landings INT PATH '$[1]', complete INT PATH '$[2]',
        built INT PATH '$[3]', cost INT PATH '$[4]')) AS j
      ORDER BY j.prid;
END
