CREATE FUNCTION estate_refusal(
  p_game_id INT, p_player_id INT, p_action VARCHAR(20), p_prid INT) RETURNS VARCHAR(200)
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Why a player may not build on, sell from, mortgage or redeem a property.'
BEGIN
  /*
   * Returns : NULL when he may, else `token: sentence`. That he cannot afford it is said last, when
   *           nothing else is in the way.
   * Rule    : seed 004, Neighborhoods and Streets, Pawning; seed 003, Explanation of Fields.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_owner, v_level, v_balance, v_missing, v_lowest, v_highest, v_in_pawn INT;
  DECLARE v_price INT DEFAULT estate_price(p_game_id, p_action, p_prid);
  DECLARE v_mortgaged, v_evenly, v_by_set BOOLEAN;

  SELECT pr.name, d.p_owner, d.level, d.mortgaged, p.bank_balance, r.build_evenly,
      r.mortgage_unit = 'set',
      COUNT(IF(mate.p_owner = p_player_id, NULL, 1)), MIN(mate.level), MAX(mate.level),
      SUM(mate.mortgaged)
    INTO v_name, v_owner, v_level, v_mortgaged, v_balance, v_evenly,
      v_by_set, v_missing, v_lowest, v_highest, v_in_pawn
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = p_prid
    JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
    JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
    JOIN Deed AS mate ON mate.game_id = g.game_id AND mate.prid = same.prid
    WHERE g.game_id = p_game_id
    GROUP BY r.ruleset_id, p.game_id, p.pid, pr.board_id, pr.prid, d.game_id, d.prid;
  RETURN CASE
    WHEN v_name IS NULL
      THEN CONCAT('property_not_found: The board has no property ', p_prid, '.')
    WHEN NOT v_owner <=> p_player_id
      THEN CONCAT('not_owner: ', v_name, ' does not belong to player ', p_player_id, '.')
    WHEN p_action = 'redeem' AND NOT v_mortgaged
      THEN CONCAT('not_mortgaged: ', v_name, ' is not mortgaged.')
    WHEN p_action = 'sell' AND v_level = 0
      THEN CONCAT('no_buildings: There is nothing on ', v_name, ' to sell.')
    WHEN v_price IS NULL
      THEN CONCAT('not_possible_here: One cannot ', p_action, ' (more) on ', v_name, '.')
    WHEN p_action = 'build' AND v_missing > 0
      THEN CONCAT('set_incomplete: Others of the set of ', v_name, ' are not owned.')
    WHEN p_action IN ('build', 'mortgage') AND v_mortgaged
      THEN CONCAT('mortgaged: ', v_name, ' is mortgaged.')
    WHEN p_action = 'build' AND v_by_set AND v_in_pawn > 0
      THEN CONCAT('mortgaged: Something in the set of ', v_name, ' is mortgaged.')
    WHEN p_action = 'mortgage' AND IF(v_by_set, v_highest, v_level) > 0
      THEN CONCAT('has_buildings: The buildings must be sold before ', v_name, ' is mortgaged.')
    WHEN v_evenly AND (p_action = 'build' AND v_level > v_lowest
        OR p_action = 'sell' AND v_level < v_highest)
      THEN CONCAT('uneven: The buildings of the set of ', v_name, ' may differ by one only.')
    WHEN p_action IN ('build', 'redeem') AND v_balance < v_price
      THEN CONCAT('cannot_afford: That costs ', v_price, '; there is ', v_balance, '.')
  END;
END
