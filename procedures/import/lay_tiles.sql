CREATE PROCEDURE lay_tiles(IN p_board_id INT, IN p_board JSON)
  MODIFIES SQL DATA
  COMMENT 'Gives a new board its tiles.'
BEGIN
  /*
   * Takes   : p_board, which was checked.
   * Changes : Location, Colours, Bonus, Property, Rent.
   * Why     : properties are numbered by set and place, so that their numbers keep the order in
   *           which the properties of a set are shown.
   */
  INSERT INTO Location (board_id, lid, type)
    SELECT p_board_id, j.lid - 1, j.kind = 'property'
      FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
        lid FOR ORDINALITY, kind VARCHAR(10) PATH '$.kind')) AS j;
  INSERT INTO Bonus (board_id, bid, name, location, effect)
    SELECT p_board_id, ROW_NUMBER() OVER (ORDER BY j.lid) - 1, j.name, j.lid - 1,
        IF(j.kind = 'go', 'none', j.kind)
      FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
        lid FOR ORDINALITY, kind VARCHAR(10) PATH '$.kind', name VARCHAR(40) PATH '$.name')) AS j
      WHERE j.kind <> 'property';
  INSERT INTO Colours (board_id, cid, name)
    SELECT DISTINCT p_board_id, j.colour, j.colour
      FROM JSON_TABLE(p_board, '$[*]' COLUMNS (colour INT PATH '$.set')) AS j
      WHERE j.colour IS NOT NULL;
  INSERT INTO Property (
      board_id, prid, name, cost, colour, location, rent_by, house_cost, hotel_cost)
    SELECT p_board_id, ROW_NUMBER() OVER (ORDER BY j.colour, j.place) - 1, j.name, j.cost,
        j.colour, j.lid - 1, 'house', j.house_cost, j.hotel_cost
      FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
        lid FOR ORDINALITY, name VARCHAR(40) PATH '$.name', colour INT PATH '$.set',
        place INT PATH '$.place', cost INT PATH '$.cost', house_cost INT PATH '$.house_cost',
        hotel_cost INT PATH '$.hotel_cost')) AS j
      WHERE j.colour IS NOT NULL;
  INSERT INTO Rent (board_id, prid, level, amount)
    SELECT p_board_id, pr.prid, v.level,
        CASE v.level WHEN 0 THEN j.rent WHEN 1 THEN j.rent_with_house ELSE j.rent_with_hotel END
      FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
        lid FOR ORDINALITY, rent INT PATH '$.rent', rent_with_house INT PATH '$.rent_with_house',
        rent_with_hotel INT PATH '$.rent_with_hotel')) AS j
      JOIN Property AS pr ON pr.board_id = p_board_id AND pr.location = j.lid - 1
      JOIN (SELECT 0 AS level UNION ALL SELECT 1 UNION ALL SELECT 2) AS v;
END
