CREATE FUNCTION rent_of(p_game_id INT, p_prid INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a visitor of an owned property owes now.'
BEGIN
  /*
   * Returns : money; for a property that is rented by dice what the roll is multiplied by; NULL
   *           for an unowned one. A mortgage does not matter here.
   * Rule    : seed 003, Calculating Rent; seed 004, Super Stores, Golf Clubs, Neighborhoods and
   *           Streets. Mortgaged properties count for the set.
   */
  DECLARE v_rent_by VARCHAR(20);
  DECLARE v_board_id, v_cost, v_owner, v_level, v_houses, v_factor, v_owned, v_of_set, v_rent INT;
  DECLARE v_rent_level, v_times INT DEFAULT 1;

  SELECT pr.rent_by, pr.board_id, pr.cost * d.cost_factor, d.p_owner, d.level, r.max_houses,
      r.set_bonus_factor, COUNT(IF(mate.p_owner = d.p_owner, 1, NULL)), COUNT(*)
    INTO v_rent_by, v_board_id, v_cost, v_owner, v_level, v_houses, v_factor, v_owned, v_of_set
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = p_prid
    JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = pr.prid
    JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
    JOIN Deed AS mate ON mate.game_id = g.game_id AND mate.prid = same.prid
    WHERE g.game_id = p_game_id
    GROUP BY r.ruleset_id, pr.board_id, pr.prid, d.game_id, d.prid;
  IF v_owner IS NULL THEN
    RETURN NULL;
  END IF;
  IF v_rent_by = 'cost' THEN
    RETURN v_cost * IF(v_owned = v_of_set, v_factor, 1);
  END IF;

  IF v_rent_by IN ('owned', 'dice') THEN
    SET v_rent_level = v_owned;
  ELSEIF v_level = 0 THEN
    SET v_rent_level = 0;
    SET v_times = IF(v_owned = v_of_set, v_factor, 1);
  ELSEIF v_rent_by = 'level' THEN
    SET v_rent_level = v_level;
  ELSEIF v_level > v_houses THEN
    SET v_rent_level = 2;
  ELSE
    SET v_times = v_level;
  END IF;
  SELECT n.amount
    INTO v_rent
    FROM Rent AS n
    WHERE n.board_id = v_board_id
      AND n.prid = p_prid
      AND n.level = v_rent_level;
  RETURN COALESCE(v_rent, 0) * v_times;
END
