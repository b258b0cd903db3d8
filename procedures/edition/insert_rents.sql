CREATE PROCEDURE insert_rents(IN p_ruleset_id INT, IN p_tiles JSON, IN p_rent_percent INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the rents of the properties of a new ruleset.'
BEGIN
  /*
   * Takes   : p_tiles, as tiles_of returns them; p_rent_percent, as in Ruleset.
   * Changes : Rent.
   * Rule    : as insert_properties; D13: where a hotel comes after fewer houses, the rents of the
   *           houses in between are left out.
   * Why     : the hint lets MySQL parse the rents of tiles once, not for each property.
   */
  DECLARE v_properties JSON;

  -- The last level that is a number of houses, NULL where all are used; how many are above houses.
  SELECT /*+ NO_MERGE(t) */ JSON_ARRAYAGG(JSON_ARRAY(
      pr.prid, pr.rent_by, pr.cost, IF(pr.rent_by = 'level', r.hotel_after, NULL),
      (pr.hotel_cost IS NOT NULL) + (pr.skyscraper_cost IS NOT NULL), t.rent,
      JSON_LENGTH(t.rent, '$.amounts')))
    INTO v_properties
    FROM Property AS pr
    JOIN Ruleset AS r ON r.ruleset_id = pr.ruleset_id
    JOIN (
      SELECT j.location, rent_of_tile(j.rent) AS rent
        FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
          location INT PATH '$.location', rent JSON PATH '$.tile.rent')) AS j
        WHERE j.rent IS NOT NULL) AS t ON t.location = pr.location
    WHERE pr.ruleset_id = p_ruleset_id;
  INSERT INTO Rent (ruleset_id, prid, level, amount)
    SELECT p_ruleset_id, pr.prid,
        COALESCE(
          LEAST(pr.n - 1, pr.most + GREATEST(0, pr.n + pr.above - pr.amounts)),
          pr.n - 1 + pr.first),
        IF(pr.rent_by = 'dice', pr.amount, percent_of(pr.amount, p_rent_percent))
      FROM JSON_TABLE(v_properties, '$[*]' COLUMNS (
        prid INT PATH '$[0]', rent_by VARCHAR(20) PATH '$[1]', most INT PATH '$[3]',
        above INT PATH '$[4]', first INT PATH '$[5].first', amounts INT PATH '$[6]',
        NESTED PATH '$[5].amounts[*]' COLUMNS (n FOR ORDINALITY, amount INT PATH '$'))) AS pr
      WHERE pr.n > 0
        AND COALESCE(pr.n - 1 <= pr.most OR pr.n + pr.above > pr.amounts, TRUE)
    UNION ALL
    SELECT p_ruleset_id, pr.prid, 0, percent_of(pr.cost, p_rent_percent)
      FROM JSON_TABLE(v_properties, '$[*]' COLUMNS (
        prid INT PATH '$[0]', cost INT PATH '$[2]', rent_by VARCHAR(20) PATH '$[5].rent_by')) AS pr
      WHERE p_rent_percent <> 100 AND pr.rent_by = 'cost';
END
