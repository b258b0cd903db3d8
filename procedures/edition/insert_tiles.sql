CREATE PROCEDURE insert_tiles(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts one row for each tile with what a landing reads of the board.'
BEGIN
  /*
   * Changes : Tile, from Location, Property and Bonus.
   * Why     : this is the only place that inserts rows into Tile.
   */
  DECLARE v_tiles JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      l.lid, COALESCE(pr.name, bo.name), pr.prid, pr.cost, pr.colour, pr.rent_by, bo.effect,
      bo.amount, bo.hotel_amount, bo.rent_factor, bo.roll_factor,
      bo.passing))
    INTO v_tiles
    FROM Location AS l
    LEFT JOIN Property AS pr ON pr.ruleset_id = l.ruleset_id AND pr.location = l.lid
    LEFT JOIN Bonus AS bo ON bo.ruleset_id = l.ruleset_id AND bo.location = l.lid
    WHERE l.ruleset_id = p_ruleset_id;
  INSERT INTO Tile (
      ruleset_id, location, name, prid, cost, colour, rent_by, effect, amount,
      hotel_amount, rent_factor, roll_factor, passing)
    SELECT p_ruleset_id, j.location, j.name, j.prid, j.cost, j.colour, j.rent_by, j.effect,
        j.amount, j.hotel_amount, j.rent_factor, j.roll_factor, j.passing
      FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
        location INT PATH '$[0]', name VARCHAR(40) PATH '$[1]', prid INT PATH '$[2]',
        cost INT PATH '$[3]', colour INT PATH '$[4]', rent_by VARCHAR(20) PATH '$[5]',
        effect VARCHAR(20) PATH '$[6]', amount INT PATH '$[7]',
        hotel_amount INT PATH '$[8]', rent_factor INT PATH '$[9]',
        roll_factor INT PATH '$[10]', passing INT PATH '$[11]')) AS j
      ORDER BY j.location;
END
