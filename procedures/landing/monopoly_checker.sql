CREATE PROCEDURE monopoly_checker(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_player_id INT, IN p_prid INT)
  MODIFIES SQL DATA
  COMMENT 'Says that a purchase completed a colour, and raises its costs where they stay raised.'
BEGIN
  /*
   * Takes   : p_prid, what was bought.
   * Changes : one Event, if the player owns the whole colour; then Deed.cost_factor of all of it,
   *           if set_bonus_sticks.
   * Rule    : C2: the costs never fall again; H5; S8.
   */
  DECLARE v_colour, v_size, v_missing, v_prid, v_factor INT;
  DECLARE v_sticks BOOLEAN;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_colour CURSOR FOR
    SELECT t.prid
      FROM Tile AS t
      WHERE t.ruleset_id = p_ruleset_id
        AND t.colour = v_colour
      LIMIT 9999;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  -- exactly one row
  SELECT t.colour, r.set_bonus_factor, r.set_bonus_sticks
    INTO v_colour, v_factor, v_sticks
    FROM Tile AS t
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = t.ruleset_id
    WHERE t.ruleset_id = p_ruleset_id
      AND t.prid = p_prid;
  CALL count_set(p_game_id, p_ruleset_id, v_colour, p_player_id, v_size, v_missing);
  IF v_missing = 0 THEN
    IF v_sticks THEN
      OPEN c_colour;
      FETCH c_colour INTO v_prid;
      WHILE NOT v_done DO
        UPDATE Deed AS d FORCE INDEX (PRIMARY)
          SET d.cost_factor = LEAST(d.cost_factor * v_factor, 1000000000)
          WHERE d.game_id = p_game_id
            AND d.prid = v_prid;
        FETCH c_colour INTO v_prid;
      END WHILE;
      CLOSE c_colour;
    END IF;
    CALL tell(
      p_game_id, p_record_id, p_event_no, 'set_completed', p_player_id, NULL, p_prid, NULL);
  END IF;
END
