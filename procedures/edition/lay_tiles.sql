CREATE PROCEDURE lay_tiles(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Puts what a landing reads of a board into one row a tile.'
BEGIN
  /*
   * Changes : Tile, made of Location, Property and Bonus.
   * Why     : the only place that makes rows of Tile.
   */
  INSERT INTO Tile (
      ruleset_id, location, name, prid, cost, colour, rent_by, effect, amount,
      hotel_amount)
    SELECT l.ruleset_id, l.lid, COALESCE(pr.name, bo.name), pr.prid, pr.cost, pr.colour, pr.rent_by,
        bo.effect, bo.amount, bo.hotel_amount
      FROM Location AS l
      LEFT JOIN Property AS pr ON pr.ruleset_id = l.ruleset_id AND pr.location = l.lid
      LEFT JOIN Bonus AS bo ON bo.ruleset_id = l.ruleset_id AND bo.location = l.lid
      WHERE l.ruleset_id = p_ruleset_id;
END
