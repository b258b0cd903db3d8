CREATE FUNCTION errors_in_percents(p_document JSON, p_rules JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The amounts that the percentages of a document make too large.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, as sound_rules.
   * Returns : an array of [place, error].
   * Why     : errors_in_rules reports percentages that are invalid themselves.
   */
  DECLARE v_price, v_rent, v_building INT DEFAULT 100;
  DECLARE v_most INT DEFAULT 100000000;

  SELECT IF(j.price BETWEEN 1 AND 1000, j.price, 100), IF(j.rent BETWEEN 1 AND 1000, j.rent, 100),
      IF(j.building BETWEEN 1 AND 1000, j.building, 100)
    INTO v_price, v_rent, v_building
    FROM JSON_TABLE(p_rules, '$' COLUMNS (
      price INT PATH '$.price_percent', rent INT PATH '$.rent_percent',
      building INT PATH '$.building_percent')) AS j;
  RETURN COALESCE((
    WITH t AS (
      SELECT j.n, JSON_VALUE(rent_of_tile(j.rent), '$.rent_by') AS rent_by,
          percent_of(j.price, v_price) AS price, percent_of(j.house_cost, v_building) AS house_cost,
          percent_of(j.hotel_cost, v_building) AS hotel_cost,
          percent_of(j.skyscraper_cost, v_building) AS skyscraper_cost
        FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
          n FOR ORDINALITY, property JSON PATH '$.property', price INT PATH '$.price',
          rent JSON PATH '$.rent', house_cost INT PATH '$.house_cost',
          hotel_cost INT PATH '$.hotel_cost', skyscraper_cost INT PATH '$.skyscraper_cost')) AS j
        WHERE j.property IS NOT NULL)
    SELECT
        JSON_ARRAYAGG(JSON_ARRAY(CONCAT('board.tiles[', f.n - 1, '].', f.name), CONCAT(
          'would be ', f.amount, ' by ', f.rule, '; the most is ', v_most)))
      FROM (
        SELECT t.n, 'price' AS name, 'price_percent' AS rule, t.price AS amount
          FROM t
          WHERE v_price <> 100
        UNION ALL
        SELECT t.n, 'house_cost', 'building_percent', t.house_cost FROM t WHERE v_building <> 100
        UNION ALL
        SELECT t.n, 'hotel_cost', 'building_percent', t.hotel_cost FROM t WHERE v_building <> 100
        UNION ALL
        SELECT t.n, 'skyscraper_cost', 'building_percent', t.skyscraper_cost
          FROM t
          WHERE v_building <> 100
        UNION ALL
        SELECT t.n, 'rent', 'rent_percent', percent_of(t.price, v_rent)
          FROM t
          WHERE t.rent_by = 'cost' AND v_rent <> 100
        UNION ALL
        SELECT j.n, 'rent', 'rent_percent', percent_of(MAX(w.amount), v_rent)
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, rent JSON PATH '$.rent')) AS j
          JOIN JSON_TABLE(rent_of_tile(j.rent), '$.amounts[*]' COLUMNS (
            amount BIGINT PATH '$')) AS w
          WHERE v_rent <> 100 AND JSON_VALUE(rent_of_tile(j.rent), '$.rent_by') <> 'dice'
          GROUP BY j.n) AS f
      WHERE f.amount > v_most), JSON_ARRAY());
END
