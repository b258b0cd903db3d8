CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * The way in: inserting a row makes the move and completes the row, or is refused.
   *
   * Reads   : NEW.game_id (else the current game), action and its details; player_ID, record_ID
   *           and token where the client names them. Sets all other columns.
   * Raises  : what check_move, check_roll and play_move raise.
   * Rule    : seed 000, 4.2 a.
   * Why     : the game's row is locked first, so that two moves in one game follow each other and
   *           moves in different games never meet. What a move may change is read by primary key
   *           and locked: a transaction with an older snapshot plays on the present.
   */
  DECLARE v_round, v_turn, v_seats, v_record_id, v_board_id, v_first, v_tiles, v_salary INT;
  DECLARE v_sides, v_extra_roll_dice, v_jail_exit_dice INT;
  DECLARE v_player_id, v_status, v_location, v_balance INT;
  DECLARE v_event_no INT DEFAULT 0;
  DECLARE v_phase, v_source VARCHAR(20);
  DECLARE v_decides, v_rolls_again BOOLEAN;

  SET NEW.game_id = IF(NEW.game_id IS NULL, current_game(), find_game(NEW.game_id));
  SELECT g.phase, g.round, g.turn, g.player_count, g.last_record_ID + 1, g.board_id,
      g.dice_source, b.first_location, b.tile_count, b.salary, r.has_decisions, r.dice_sides,
      r.extra_roll_dice, r.jail_exit_dice, t.player_ID, t.status, p.location, p.bank_balance
    INTO v_phase, v_round, v_turn, v_seats, v_record_id, v_board_id,
      v_source, v_first, v_tiles, v_salary, v_decides, v_sides,
      v_extra_roll_dice, v_jail_exit_dice, v_player_id, v_status, v_location, v_balance
    FROM Game AS g
    JOIN Board AS b ON b.board_id = g.board_id
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
    WHERE g.game_id = NEW.game_id
    FOR UPDATE OF g FOR SHARE OF t, p;

  IF COALESCE(v_phase IN ('over', 'deleted'), TRUE)
    OR NEW.token IS NOT NULL
    OR COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL
    OR COALESCE(NEW.record_ID <> v_record_id, FALSE)
  THEN
    CALL check_move(
      NEW.game_id, NEW.record_ID, NEW.token,
      COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL,
      v_record_id, IF(v_status = 3, v_player_id, NULL), v_phase);
  END IF;
  SET NEW.record_ID = v_record_id, NEW.round = v_round, NEW.turn = v_turn;
  IF v_decides THEN
    CALL play_move(
      NEW.game_id, v_record_id, v_board_id, v_seats, NEW.player_ID, NEW.action, NEW.prid,
      NEW.amount, NEW.terms, NEW.dice, NEW.dice2, NEW.drawn,
      v_player_id, v_location, v_balance, v_phase, v_turn, v_round);
  ELSE
    IF v_source <> 'table' THEN
      CALL throw_dice(
        NEW.game_id, v_record_id, game_facts(NEW.game_id), v_sides, 1,
        NEW.dice, NEW.dice2, NEW.drawn);
    END IF;
    IF COALESCE(NEW.player_ID <> v_player_id, FALSE)
      OR NOT (NEW.action <=> 'roll')
      OR COALESCE(NEW.dice NOT BETWEEN 1 AND v_sides OR NEW.dice <> FLOOR(NEW.dice), TRUE)
      OR COALESCE(NEW.dice2, NEW.prid, NEW.amount, NEW.terms) IS NOT NULL
    THEN
      CALL check_roll(
        NEW.game_id, NEW.player_ID, NEW.action, NEW.dice,
        COALESCE(NEW.dice2, NEW.prid, NEW.amount, NEW.terms) IS NOT NULL, v_player_id, v_sides);
    END IF;
    SET v_rolls_again = (NEW.dice <=> IF(v_status = 1, v_jail_exit_dice, v_extra_roll_dice));
    IF v_status = 1 THEN
      CALL roll_in_jail(NEW.game_id, v_record_id, v_player_id, v_location, v_rolls_again);
    ELSE
      CALL move_player(
        NEW.game_id, v_record_id, v_player_id, v_board_id, v_first, v_tiles, v_salary, v_salary,
        NEW.dice, NOT v_rolls_again, v_event_no, v_location, v_balance, FALSE);
    END IF;
    IF NOT v_rolls_again THEN
      CALL select_next_player(NEW.game_id, v_seats, v_turn, v_round, v_phase);
    END IF;
  END IF;

  SET NEW.player_ID = v_player_id, NEW.action = LOWER(NEW.action),
    NEW.location = v_location, NEW.bank_balance = v_balance;
  UPDATE Game AS g
    SET g.phase = v_phase, g.round = v_round, g.turn = v_turn, g.last_record_ID = v_record_id
    WHERE g.game_id = NEW.game_id;
END
