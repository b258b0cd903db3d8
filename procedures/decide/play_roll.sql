CREATE PROCEDURE play_roll(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  IN p_phase VARCHAR(20), INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, OUT p_drawn INT,
  INOUT p_doubles INT, INOUT p_event_no INT, INOUT p_due JSON)
  MODIFIES SQL DATA
  COMMENT 'Rolls, and moves the player as the dice say.'
BEGIN
  /*
   * Changes : Player, Turns, Event, and what the landing changes.
   * Returns : the dice; p_drawn, as throw_dice; p_doubles, how many in a row, 0 when they give no
   *           further roll; p_due with what is to be decided or paid now.
   * Raises  : what throw_dice raises.
   * Rule    : seed 004, Playing the Game, Vacation, Super Stores; seed 003, Rolling the dice.
   */
  DECLARE v_sides, v_count, v_to_jail, v_jail, v_first, v_tiles, v_salary, v_on_first INT;
  DECLARE v_status, v_jail_turns, v_location, v_balance, v_prid, v_owner INT;
  DECLARE v_again, v_moves BOOLEAN;

  SELECT r.dice_sides, r.dice_count, r.doubles_roll_again, r.doubles_to_jail, b.jail_location,
      b.first_location, b.tile_count, b.salary, b.salary * r.salary_factor_on_go,
      t.status, t.jail_turns, p.location, p.bank_balance, g.prid, d.p_owner
    INTO v_sides, v_count, v_again, v_to_jail, v_jail,
      v_first, v_tiles, v_salary, v_on_first,
      v_status, v_jail_turns, v_location, v_balance, v_prid, v_owner
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Board AS b ON b.board_id = g.board_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.player_ID = p_player_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    LEFT JOIN Deed AS d ON d.game_id = g.game_id AND d.prid = g.prid
    WHERE g.game_id = p_game_id;
  CALL throw_dice(p_game_id, v_sides, v_count, p_dice, p_dice2, p_drawn);

  IF p_phase = 'fee' THEN
    CALL set_pending(p_game_id, NULL, NULL, NULL, 0, NULL);
    SET p_due = owing(
      p_due, p_player_id, v_owner,
      rent_of(p_game_id, v_prid) * (p_dice + COALESCE(p_dice2, 0)), 'rent', v_prid);
  ELSE
    SET p_doubles = IF(v_again AND p_dice <=> p_dice2, p_doubles + 1, 0);
    SET v_moves = TRUE;
    IF v_status = 1 THEN
      SET p_doubles = 0;
      CALL roll_for_doubles_in_jail(
        p_game_id, p_record_id, p_player_id, v_jail_turns, v_location, p_dice <=> p_dice2,
        p_event_no, p_due, v_moves);
    ELSEIF COALESCE(p_doubles >= v_to_jail, FALSE) THEN
      SET v_moves = FALSE;
      CALL post(
        p_game_id, p_record_id, 'jailed', p_player_id, NULL, NULL, NULL, v_jail, NULL, NULL,
        p_event_no);
      CALL set_status(p_game_id, p_player_id, 1, 0);
      SET v_location = v_jail;
    END IF;
    CALL move_player(
      p_game_id, p_record_id, p_player_id, p_board_id, v_first, v_tiles, v_salary, v_on_first,
      IF(v_moves, p_dice + COALESCE(p_dice2, 0), 0), TRUE,
      p_event_no, v_location, v_balance, p_due);
  END IF;
END
