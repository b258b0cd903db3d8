CREATE PROCEDURE lay_properties(IN p_ruleset_id INT, IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Gives a new ruleset its locations, colours, properties and rents.'
BEGIN
  /*
   * Takes   : p_document, a whole one without faults.
   * Changes : Location, Colours, Property, Rent.
   * Why     : colours are numbered from 0 as board.colours lists them, else as they come on the
   *           board; properties from 0 by colour, then place, then location. Games that were
   *           recorded name these numbers.
   */
  INSERT INTO Location (ruleset_id, lid, type)
    SELECT p_ruleset_id, t.location, t.is_property
      FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', is_property BOOLEAN PATH '$.is_property')) AS t;
  INSERT INTO Colours (ruleset_id, cid, name)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY MIN(COALESCE(c.n, t.location))) - 1,
        COALESCE(c.name, MIN(t.colour))
      FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', colour VARCHAR(40) PATH '$.tile.colour')) AS t
      LEFT JOIN JSON_TABLE(p_document, '$.board.colours[*]' COLUMNS (
        n FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS c ON c.name = t.colour
      WHERE t.colour IS NOT NULL
      GROUP BY t.colour, c.name;
  INSERT INTO Property (
      ruleset_id, prid, name, cost, colour, location, rent_by, house_cost, hotel_cost)
    SELECT p_ruleset_id, ROW_NUMBER() OVER (ORDER BY c.cid, t.place, t.location) - 1, t.name, t.cost,
        c.cid, t.location, JSON_UNQUOTE(JSON_EXTRACT(rent_of_tile(t.rent), '$.rent_by')),
        t.house_cost, t.hotel_cost
      FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', name VARCHAR(40) PATH '$.tile.property',
        colour VARCHAR(40) PATH '$.tile.colour', place INT PATH '$.tile.place',
        cost INT PATH '$.tile.price', rent JSON PATH '$.tile.rent',
        house_cost INT PATH '$.tile.house_cost', hotel_cost INT PATH '$.tile.hotel_cost')) AS t
      JOIN Colours AS c ON c.ruleset_id = p_ruleset_id AND c.name = t.colour;
  INSERT INTO Rent (ruleset_id, prid, level, amount)
    SELECT p_ruleset_id, pr.prid, w.n - 1 + JSON_EXTRACT(rent_of_tile(t.rent), '$.first'), w.amount
      FROM JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', rent JSON PATH '$.tile.rent')) AS t
      JOIN Property AS pr ON pr.ruleset_id = p_ruleset_id AND pr.location = t.location
      JOIN JSON_TABLE(rent_of_tile(t.rent), '$.amounts[*]' COLUMNS (
        n FOR ORDINALITY, amount INT PATH '$')) AS w;
END
