CREATE FUNCTION find_board(p_name TEXT, p_board JSON)
  RETURNS INT
  READS SQL DATA
  COMMENT 'The board of that name, if it has just these tiles.'
BEGIN
  /*
   * Takes   : p_board, which was checked.
   * Returns : its number; NULL when there is no such board, or it has other tiles.
   * Why     : every tile is joined with what the board has there, a property with its three rents.
   *           Names are compared to the letter, unlike those that must be unique.
   */
  DECLARE v_board_id INT;

  SELECT b.board_id
    INTO v_board_id
    FROM Board AS b
    JOIN (
      SELECT t.lid - 1 AS location, t.kind, t.name COLLATE utf8mb4_bin AS name, t.amount, t.colour,
          t.cost, t.house_cost, t.hotel_cost, t.rent, t.rent_with_house, t.rent_with_hotel,
          ROW_NUMBER() OVER (PARTITION BY t.kind ORDER BY t.colour, t.place) - 1 AS prid
        FROM JSON_TABLE(p_board, '$[*]' COLUMNS (
          lid FOR ORDINALITY, kind VARCHAR(10) PATH '$.kind', name VARCHAR(40) PATH '$.name',
          amount INT PATH '$.amount', colour INT PATH '$.set', place INT PATH '$.place',
          cost INT PATH '$.cost', house_cost INT PATH '$.house_cost',
          hotel_cost INT PATH '$.hotel_cost', rent INT PATH '$.rent',
          rent_with_house INT PATH '$.rent_with_house',
          rent_with_hotel INT PATH '$.rent_with_hotel')) AS t) AS j
    LEFT JOIN Bonus AS bo ON bo.board_id = b.board_id AND bo.location = j.location
    LEFT JOIN Property AS pr ON pr.board_id = b.board_id AND pr.location = j.location
    LEFT JOIN Colours AS c ON c.board_id = pr.board_id AND c.cid = pr.colour
    LEFT JOIN Rent AS r ON r.board_id = pr.board_id AND r.prid = pr.prid
    WHERE b.name = p_name AND b.first_location = 0
    GROUP BY b.board_id, b.tile_count, b.salary
    HAVING COUNT(DISTINCT j.location) = b.tile_count
      AND MAX(j.amount) = b.salary
      AND COUNT(*) = COUNT(DISTINCT j.location) + 2 * COUNT(DISTINCT pr.prid)
      AND COUNT(*) = SUM(IF(j.kind = 'property',
        (pr.prid, pr.name, pr.rent_by, pr.colour, c.name, pr.cost, pr.house_cost, pr.hotel_cost,
            r.amount)
          <=> (j.prid, j.name, 'house', j.colour, CAST(j.colour AS CHAR), j.cost, j.house_cost,
            j.hotel_cost, ELT(r.level + 1, j.rent, j.rent_with_house, j.rent_with_hotel)),
        (bo.name, bo.effect) <=> (j.name, IF(j.kind = 'go', 'none', j.kind))));
  RETURN v_board_id;
END
