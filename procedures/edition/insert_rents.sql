CREATE PROCEDURE insert_rents(IN p_ruleset_id INT, IN p_tiles JSON, IN p_rent_percent INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the rents of the properties of a new ruleset.'
BEGIN
  /*
   * Takes   : p_tiles, as tiles_of returns them; p_rent_percent, as in Ruleset.
   * Changes : Rent.
   * Rule    : as insert_properties; D13: where a hotel comes after fewer houses, the rents of the
   *           houses in between are left out.
   */
  DECLARE v_properties JSON;

  -- The last level that is a number of houses, NULL where all are used; how many are above houses.
  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      pr.prid, pr.location, pr.rent_by, pr.cost,
      IF(pr.rent_by = 'level', r.hotel_after, NULL),
      (pr.hotel_cost IS NOT NULL) + (pr.skyscraper_cost IS NOT NULL)))
    INTO v_properties
    FROM Property AS pr
    JOIN Ruleset AS r ON r.ruleset_id = pr.ruleset_id
    WHERE pr.ruleset_id = p_ruleset_id;
  INSERT INTO Rent (ruleset_id, prid, level, amount)
    SELECT p_ruleset_id, pr.prid,
        COALESCE(
          LEAST(w.n - 1, pr.most + GREATEST(0, w.n + pr.above - a.amounts)),
          w.n - 1 + JSON_EXTRACT(rent_of_tile(t.rent), '$.first')),
        IF(pr.rent_by = 'dice', w.amount, percent_of(w.amount, p_rent_percent))
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        location INT PATH '$.location', rent JSON PATH '$.tile.rent')) AS t
      JOIN JSON_TABLE(v_properties, '$[*]' COLUMNS (
        prid INT PATH '$[0]', location INT PATH '$[1]', rent_by VARCHAR(20) PATH '$[2]',
        most INT PATH '$[4]', above INT PATH '$[5]')) AS pr ON pr.location = t.location
      JOIN JSON_TABLE(rent_of_tile(t.rent), '$.amounts[*]' COLUMNS (
        n FOR ORDINALITY, amount INT PATH '$')) AS w
      JOIN LATERAL (
        SELECT JSON_LENGTH(rent_of_tile(t.rent), '$.amounts') AS amounts) AS a
      WHERE COALESCE(w.n - 1 <= pr.most OR w.n + pr.above > a.amounts, TRUE)
    UNION ALL
    SELECT p_ruleset_id, pr.prid, 0, percent_of(pr.cost, p_rent_percent)
      FROM JSON_TABLE(p_tiles, '$[*]' COLUMNS (
        location INT PATH '$.location', rent JSON PATH '$.tile.rent')) AS t
      JOIN JSON_TABLE(v_properties, '$[*]' COLUMNS (
        prid INT PATH '$[0]', location INT PATH '$[1]', rent_by VARCHAR(20) PATH '$[2]',
        cost INT PATH '$[3]')) AS pr ON pr.location = t.location
      WHERE p_rent_percent <> 100
        AND JSON_VALUE(rent_of_tile(t.rent), '$.rent_by') = 'cost';
END
