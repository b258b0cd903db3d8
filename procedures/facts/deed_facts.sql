CREATE FUNCTION deed_facts(p_game_id INT, p_prid INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'How a property of a game stands, and its set.'
BEGIN
  /*
   * Returns : of the property its name, prices, printed rents by level, owner, level and mortgage;
   *           of its set how many are not its owner's, how many there are, the lowest and the
   *           highest level, and how many are mortgaged. NULL when the board has no such property.
   * Why     : see game_facts.
   */
  DECLARE v_facts, v_rents JSON;

  SELECT JSON_OBJECT(
      'name', pr.name, 'cost', pr.cost, 'raised_cost', pr.cost * d.cost_factor,
      'rent_by', pr.rent_by, 'house_cost', pr.house_cost, 'hotel_cost', pr.hotel_cost,
      'owner', d.p_owner, 'level', d.level, 'mortgaged', d.mortgaged,
      'of_set', COUNT(*), 'missing', COUNT(IF(mate.p_owner <=> d.p_owner, NULL, 1)),
      'lowest', MIN(mate.level), 'highest', MAX(mate.level), 'in_pawn', SUM(mate.mortgaged))
    INTO v_facts
    FROM Deed AS d
    JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
    JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
    JOIN Deed AS mate ON mate.game_id = d.game_id AND mate.prid = same.prid
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid
    GROUP BY d.game_id, d.prid, pr.board_id, pr.prid;
  SELECT JSON_OBJECTAGG(n.level, n.amount)
    INTO v_rents
    FROM Deed AS d
    JOIN Rent AS n ON n.board_id = d.board_id AND n.prid = d.prid
    WHERE d.game_id = p_game_id
      AND d.prid = p_prid;
  RETURN IF(v_facts IS NULL, NULL, JSON_SET(v_facts, '$.rents', v_rents));
END
