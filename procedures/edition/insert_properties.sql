CREATE PROCEDURE insert_properties(
  IN p_ruleset_id INT, IN p_document JSON, IN p_price_percent INT, IN p_rent_percent INT,
  IN p_building_percent INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the locations, colours, properties and rents of a new ruleset.'
BEGIN
  /*
   * Takes   : p_document, complete and valid; the percentages, as in Ruleset.
   * Changes : Location, Colours, Property, Rent.
   * Rule    : prices, rents and costs are stored with the percentages applied, and nothing else
   *           reads these. A rent that is the price becomes an amount when its percentage differs
   *           from that of the price. A factor for dice is not an amount and stays.
   * Why     : colours are numbered from 0 in the order of board.colours, else of the board;
   *           properties from 0 by colour, then place, then location. Recorded games refer to these
   *           numbers. The hints let MySQL read JSON once, not for each tile or colour.
   */
  DECLARE v_tiles JSON DEFAULT tiles_of(p_document);
  DECLARE v_colours JSON;

  INSERT INTO Location (ruleset_id, lid, type, icon)
    SELECT p_ruleset_id, t.location, t.is_property, t.icon
      FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
        location INT PATH '$.location', is_property BOOLEAN PATH '$.is_property',
        icon VARCHAR(20) PATH '$.tile.icon')) AS t;
  INSERT INTO Colours (ruleset_id, cid, name)
    SELECT /*+ NO_MERGE(c) */ p_ruleset_id,
        ROW_NUMBER() OVER (ORDER BY MIN(COALESCE(c.n, t.location))) - 1,
        COALESCE(c.name, MIN(t.colour))
      FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
        location INT PATH '$.location', colour VARCHAR(40) PATH '$.tile.colour')) AS t
      LEFT JOIN (
        SELECT j.n, j.name
          FROM JSON_TABLE(p_document, '$.board.colours[*]' COLUMNS (
            n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS j) AS c ON c.name = t.colour
      WHERE t.colour IS NOT NULL
      GROUP BY t.colour, c.name;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(c.cid, c.name))
    INTO v_colours
    FROM Colours AS c
    WHERE c.ruleset_id = p_ruleset_id;
  INSERT INTO Property (
      ruleset_id, prid, name, cost, colour, location, rent_by, house_cost, hotel_cost,
      skyscraper_cost, mortgage)
    SELECT /*+ NO_MERGE(t) */ p_ruleset_id,
        ROW_NUMBER() OVER (ORDER BY c.cid, t.place, t.location) - 1, t.name,
        percent_of(t.cost, p_price_percent), c.cid, t.location,
        IF(t.rent_by = 'cost' AND p_rent_percent <> 100, 'level', t.rent_by),
        percent_of(t.house_cost, p_building_percent), percent_of(t.hotel_cost, p_building_percent),
        percent_of(t.skyscraper_cost, p_building_percent),
        percent_of(t.mortgage, p_price_percent)
      FROM (
        SELECT j.location, j.name, j.colour, j.place, j.cost, j.house_cost, j.hotel_cost,
            j.skyscraper_cost, j.mortgage, JSON_VALUE(rent_of_tile(j.rent), '$.rent_by') AS rent_by
          FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
            location INT PATH '$.location', name VARCHAR(40) PATH '$.tile.property',
            colour VARCHAR(40) PATH '$.tile.colour', place INT PATH '$.tile.place',
            cost INT PATH '$.tile.price', rent JSON PATH '$.tile.rent',
            house_cost INT PATH '$.tile.house_cost', hotel_cost INT PATH '$.tile.hotel_cost',
            skyscraper_cost INT PATH '$.tile.skyscraper_cost',
            mortgage INT PATH '$.tile.mortgage')) AS j
          WHERE j.colour IS NOT NULL) AS t
      JOIN JSON_TABLE(v_colours, '$[*]' COLUMNS (
        cid INT PATH '$[0]', name VARCHAR(40) PATH '$[1]')) AS c ON c.name = t.colour;
  CALL insert_rents(p_ruleset_id, v_tiles, p_rent_percent);
END
