CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * The way in: inserting a row makes the move and completes the row, or is refused.
   *
   * Reads   : NEW.game_id (else the current game), NEW.dice; NEW.action, NEW.player_ID,
   *           NEW.record_ID and NEW.token where the client names them.
   * Sets    : every other column of the row.
   * Raises  : what check_move raises; it is called only when something may be wrong.
   * Rule    : seed 000, 4.2 a.
   * Why     : the game's row is locked first, so that two moves in one game follow each other and
   *           moves in different games never meet. What a move may change is read by primary key
   *           and locked: a transaction with an older snapshot plays on the present.
   */
  DECLARE v_round, v_turn, v_seats, v_record_id, v_board_id, v_tiles, v_salary INT;
  DECLARE v_sides, v_extra_roll_dice, v_jail_exit_dice INT;
  DECLARE v_player_id, v_status, v_location, v_balance INT;
  DECLARE v_phase VARCHAR(20);
  DECLARE v_rolls_again BOOLEAN;

  SET NEW.game_id = IF(NEW.game_id IS NULL, current_game(), find_game(NEW.game_id));
  SELECT
      g.phase, g.round, g.turn, g.player_count, g.last_record_ID + 1, g.board_id, b.tile_count,
      b.salary, r.dice_sides, r.extra_roll_dice, r.jail_exit_dice,
      t.player_ID, t.status, p.location, p.bank_balance
    INTO
      v_phase, v_round, v_turn, v_seats, v_record_id, v_board_id, v_tiles,
      v_salary, v_sides, v_extra_roll_dice, v_jail_exit_dice,
      v_player_id, v_status, v_location, v_balance
    FROM Game AS g
    JOIN Board AS b ON b.board_id = g.board_id
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    JOIN Player AS p ON p.game_id = t.game_id AND p.pid = t.player_ID
    WHERE g.game_id = NEW.game_id
    FOR UPDATE OF g, t, p;

  IF COALESCE(v_phase <> 'roll', TRUE)
    OR NEW.token IS NOT NULL
    OR COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance) IS NOT NULL
    OR COALESCE(NEW.record_ID <> v_record_id, FALSE)
    OR COALESCE(NEW.player_ID <> v_player_id, FALSE)
    OR NOT (NEW.action <=> v_phase)
    OR COALESCE(NEW.dice NOT BETWEEN 1 AND v_sides OR NEW.dice <> FLOOR(NEW.dice), TRUE)
  THEN
    CALL check_move(
      NEW.game_id, NEW.record_ID, NEW.token, NEW.player_ID, NEW.action, NEW.dice,
      COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance) IS NOT NULL,
      v_record_id, v_player_id, v_phase, v_sides);
  END IF;

  SET NEW.record_ID = v_record_id;
  SET NEW.player_ID = v_player_id;
  SET NEW.action = v_phase;
  SET NEW.round = v_round;
  SET NEW.turn = v_turn;
  IF v_status = 1 THEN
    SET v_rolls_again = (NEW.dice = v_jail_exit_dice);
    CALL roll_in_jail(NEW.game_id, v_record_id, v_player_id, v_location, v_rolls_again);
  ELSE
    SET v_rolls_again = (NEW.dice <=> v_extra_roll_dice);
    CALL move_player(
      NEW.game_id, v_record_id, v_player_id, v_board_id, v_tiles, v_salary, NEW.dice,
      NOT v_rolls_again, v_location, v_balance);
  END IF;
  SET NEW.location = v_location;
  SET NEW.bank_balance = v_balance;

  IF NOT v_rolls_again THEN
    CALL select_next_player(NEW.game_id, v_seats, v_turn, v_round, v_phase);
  END IF;
  UPDATE Game AS g
    SET g.phase = v_phase, g.round = v_round, g.turn = v_turn, g.last_record_ID = v_record_id
    WHERE g.game_id = NEW.game_id;
END
