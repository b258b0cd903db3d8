CREATE FUNCTION errors_in_rents(p_document JSON, p_rules JSON) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'The contradictions between rents and buildings of the properties of a document.'
BEGIN
  /*
   * Takes   : p_document, complete; p_rules, as sound_rules.
   * Returns : an array of [place, error].
   */
  DECLARE v_houses INT DEFAULT JSON_VALUE(p_rules, '$.max_houses' RETURNING SIGNED);
  DECLARE v_has_hotels BOOLEAN DEFAULT JSON_VALUE(p_rules, '$.has_hotels') = 'true';
  DECLARE v_has_skyscrapers BOOLEAN DEFAULT
    COALESCE(JSON_VALUE(p_rules, '$.has_skyscrapers') = 'true', FALSE);

  RETURN COALESCE((
    SELECT JSON_ARRAYAGG(JSON_ARRAY(
        CONCAT('board.tiles[', t.n - 1, '].', f.name), f.error))
      FROM (
        SELECT j.n, j.has_rent, j.rent, j.house_cost, j.hotel_cost, j.skyscraper_cost, j.price,
            j.mortgage, COUNT(*) OVER (PARTITION BY j.colour) AS of_set
          FROM JSON_TABLE(p_document, '$.board.tiles[*]' COLUMNS (
            n FOR ORDINALITY, property JSON PATH '$.property',
            has_rent BOOLEAN EXISTS PATH '$.rent', rent JSON PATH '$.rent',
            colour VARCHAR(400) PATH '$.colour', house_cost JSON PATH '$.house_cost',
            hotel_cost JSON PATH '$.hotel_cost', skyscraper_cost JSON PATH '$.skyscraper_cost',
            price BIGINT PATH '$.price', mortgage BIGINT PATH '$.mortgage')) AS j
          WHERE j.property IS NOT NULL) AS t
      JOIN LATERAL (SELECT rent_of_tile(t.rent) AS rent) AS w
      JOIN LATERAL (
        SELECT JSON_VALUE(w.rent, '$.rent_by') AS rent_by,
            JSON_LENGTH(w.rent, '$.amounts') AS amounts,
            IF(t.house_cost IS NULL, 0, v_houses) AS houses,
            t.hotel_cost IS NOT NULL AND v_has_hotels AS hotel,
            t.skyscraper_cost IS NOT NULL AND v_has_skyscrapers AS skyscraper) AS b
      JOIN LATERAL (
        SELECT CASE b.rent_by WHEN 'level' THEN 1 + b.houses + b.hotel + b.skyscraper
            WHEN 'house' THEN IF(b.hotel, 3, IF(b.houses > 0, 2, 1)) + b.skyscraper
            WHEN 'cost' THEN 0
            ELSE t.of_set END AS needed) AS a
      JOIN LATERAL (
        SELECT 'rent' AS name, CONCAT('must be price, a number, or level, house, owned or dice ',
            'with a list of whole numbers from 0 to 100000000 (dice: 1000000), not ',
            COALESCE(LEFT(CAST(t.rent AS CHAR), 50), 'null')) AS error
          WHERE t.has_rent AND w.rent IS NULL
        UNION ALL
        SELECT 'rent', CONCAT('has ', b.amounts, IF(b.amounts = 1, ' amount', ' amounts'),
            ' and needs ', a.needed, CASE b.rent_by
              WHEN 'level' THEN ', one for each number of buildings from none up'
              WHEN 'house' THEN CONCAT(': without buildings, for each house, with a hotel', IF(
                b.skyscraper, ', with a skyscraper', ''))
              ELSE ', one for each property of the colour group' END)
          WHERE b.amounts <> a.needed
        UNION ALL
        SELECT 'mortgage', 'makes no sense without mortgage_percent'
          WHERE t.mortgage IS NOT NULL AND JSON_VALUE(p_rules, '$.mortgage_percent') IS NULL
        UNION ALL
        SELECT 'mortgage', CONCAT('must not be more than the price, ', t.price)
          WHERE t.mortgage > t.price
        UNION ALL
        SELECT 'house_cost', 'makes no sense where max_houses is 0 and there are no hotels'
          WHERE t.house_cost IS NOT NULL AND v_houses = 0 AND NOT v_has_hotels
        UNION ALL
        SELECT 'hotel_cost', 'makes no sense without has_hotels: yes'
          WHERE t.hotel_cost IS NOT NULL AND NOT v_has_hotels
        UNION ALL
        SELECT 'hotel_cost', 'needs house_cost, because a hotel replaces houses'
          WHERE b.hotel AND t.house_cost IS NULL AND v_houses > 0
        UNION ALL
        SELECT 'skyscraper_cost', 'makes no sense without has_skyscrapers: yes'
          WHERE t.skyscraper_cost IS NOT NULL AND NOT v_has_skyscrapers
        UNION ALL
        SELECT 'skyscraper_cost', 'needs hotel_cost, because a skyscraper stands on a hotel'
          WHERE b.skyscraper AND t.hotel_cost IS NULL
        UNION ALL
        SELECT 'house_cost', 'makes no sense with this rent, which does not depend on buildings'
          WHERE b.houses + b.hotel > 0 AND b.rent_by NOT IN ('level', 'house')) AS f),
    JSON_ARRAY());
END
