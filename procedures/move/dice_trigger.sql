CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * The way in: inserting a row makes the move and completes the row, or is refused.
   *
   * Reads   : NEW.game_id (else the current game), action and its details; player_ID, record_ID,
   *           token, account and played_at where they are named. Sets all other columns.
   * Raises  : what check_move, find_actor, check_seat, check_dice, draw_dice and play_action
   *           raise.
   * Rule    : C10; H2; S3.
   * Why     : Standing is locked first, so that two moves in one game follow each other and moves
   *           in different games never meet. What a move may change is read by primary key and
   *           locked: a transaction with an older snapshot plays on the present. A game that does
   *           not exist is looked for without a lock, which would be on the place of the next one:
   *           without the IF, Standing would be read by the number that it should have.
   *           A plain roll of who is to roll needs no look at PhaseAction. It goes round again
   *           when a debt is paid that a roll has waited for. Each variable costs as much as a
   *           statement: what only some moves need is read where they need it.
   */
  DECLARE v_game_id INT DEFAULT NEW.game_id;
  DECLARE v_record_id, v_ruleset_id, v_round, v_turn, v_seats, v_players_left INT;
  DECLARE v_doubles, v_drawn, v_prid, v_first_debt, v_next_debt INT;
  DECLARE v_turn_player, v_player_id, v_status, v_jail_turns, v_location INT;
  DECLARE v_first, v_tiles, v_salary, v_salary_factor, v_dice_count, v_dice_sides INT;
  DECLARE v_again_dice, v_left_to_end INT;
  DECLARE v_balance BIGINT;
  DECLARE v_event_no, v_steps INT DEFAULT 0;
  DECLARE v_phase, v_source, v_turn_end, v_seating VARCHAR(20);
  DECLARE v_course VARCHAR(20) DEFAULT 'landed';
  DECLARE v_unowned VARCHAR(40);
  DECLARE v_sticks, v_told, v_has_pot, v_is_last_turn, v_again BOOLEAN;
  DECLARE v_jail_opens BOOLEAN;

  IF v_game_id IS NULL THEN
    SET v_game_id = current_game();
    SET NEW.game_id = v_game_id;
  END IF;
  SELECT g.ruleset_id, g.phase, g.round, g.turn, g.last_record_ID + 1, g.player_count,
      g.players_left, g.doubles, g.dice_source, g.drawn, g.prid, g.first_debt, g.next_debt, p.pid,
      p.pid, p.status, p.jail_turns, p.location, p.bank_balance, r.first_location, r.tile_count,
      r.salary, r.salary_factor_on_go, r.dice_count, r.dice_sides,
      IF(p.status = 1, r.jail_exit_dice, r.extra_roll_dice),
      p.status = 1 AND (r.jail_exit_doubles OR p.jail_turns + 1 >= r.jail_turns),
      IF(r.purchase = 'forced' AND r.auction = 'unsold', 'forced_or_auctioned', r.purchase),
      r.set_bonus_sticks AND r.rent_in_jail, r.landing_told, r.turn_end, r.has_pot,
      g.turns_ended + 1 >= r.turn_limit, r.players_left_to_end, g.seating
    INTO v_ruleset_id, v_phase, v_round, v_turn, v_record_id, v_seats, v_players_left, v_doubles,
      v_source, v_drawn, v_prid, v_first_debt, v_next_debt, v_turn_player, v_player_id, v_status,
      v_jail_turns, v_location, v_balance, v_first, v_tiles, v_salary, v_salary_factor,
      v_dice_count, v_dice_sides, v_again_dice, v_jail_opens, v_unowned, v_sticks,
      v_told, v_turn_end, v_has_pot, v_is_last_turn, v_left_to_end, v_seating
    FROM Game AS s
    STRAIGHT_JOIN Standing AS g ON g.game_id = IF(s.is_deleted, NULL, s.game_id)
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    WHERE s.game_id = v_game_id
    FOR UPDATE OF g FOR SHARE OF p;

  IF COALESCE(v_phase = 'over', TRUE)
    OR NEW.token IS NOT NULL
    OR COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL
    OR COALESCE(NEW.record_ID <> v_record_id, FALSE)
    OR NEW.played_at IS NOT NULL
  THEN
    CALL check_move(
      v_game_id, NEW.record_ID, NEW.token,
      COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL,
      v_record_id, v_phase, NEW.played_at);
  END IF;
  IF NEW.played_at IS NULL THEN
    SET NEW.played_at = utc_now();
  END IF;
  SET NEW.record_ID = v_record_id, NEW.round = v_round, NEW.turn = v_turn;
  IF NOT is_plain_roll(v_phase, NEW.action, NEW.player_ID, v_player_id)
    OR COALESCE(NEW.prid, NEW.amount, NEW.terms) IS NOT NULL OR v_seating <> 'table'
  THEN
    IF NOT is_plain_roll(v_phase, NEW.action, NEW.player_ID, v_player_id) THEN
      CALL find_actor(
        v_game_id, v_phase, NEW.action, NEW.player_ID, v_first_debt, v_prid, v_ruleset_id,
        NEW.action, v_player_id, v_status, v_jail_turns, v_location, v_balance);
    END IF;
    IF v_seating <> 'table' THEN
      CALL check_seat(
        v_game_id, v_seating, v_player_id, NEW.action, NEW.dice, NEW.dice2, NEW.account);
    END IF;
    IF NEW.action <> 'roll' OR COALESCE(NEW.prid, NEW.amount, NEW.terms) IS NOT NULL THEN
      CALL play_action(
        v_game_id, v_record_id, v_event_no, v_ruleset_id, v_seats, v_turn_player, NEW.action,
        NEW.dice, NEW.dice2, NEW.prid, NEW.amount, NEW.terms, NEW.played_at, v_player_id,
        v_status, v_jail_turns, v_location, v_balance, v_drawn, v_phase, v_prid, v_players_left,
        v_left_to_end, v_first_debt, v_next_debt, v_course);
    END IF;
  END IF;
  IF NEW.action = 'roll' THEN
    IF v_source <> 'table' THEN
      BEGIN
        DECLARE v_first_die, v_second_die INT;

        CALL draw_dice(
          v_game_id, v_source, v_dice_count, v_dice_sides, NEW.dice, NEW.dice2, v_drawn,
          v_first_die, v_second_die);
        SET NEW.dice = v_first_die, NEW.dice2 = v_second_die, NEW.drawn = v_drawn - v_dice_count;
      END;
    ELSEIF NOT dice_fit(NEW.dice, NEW.dice2, v_dice_count, v_dice_sides) THEN
      CALL check_dice(NEW.dice, NEW.dice2, v_dice_count, v_dice_sides);
    END IF;
    SET v_steps = NEW.dice + COALESCE(NEW.dice2, 0);
  END IF;
  REPEAT
    IF v_steps > 0 THEN
      CALL roll_dice(
        v_game_id, v_record_id, v_event_no, v_ruleset_id, v_first, v_tiles, v_salary,
        v_salary_factor, v_again_dice, v_jail_opens, v_unowned, v_sticks, v_told, v_seats, v_turn,
        v_turn_player, v_status, v_jail_turns, v_location, v_balance, NEW.dice, NEW.dice2, v_steps,
        v_doubles, v_phase, v_prid, v_players_left, v_first_debt, v_next_debt, v_again);
    END IF;
    IF v_first_debt < v_next_debt OR v_prid IS NOT NULL OR NEW.action <> 'roll' THEN
      CALL settle_landing(
        v_game_id, v_record_id, v_event_no, v_ruleset_id, v_seats, v_turn, v_turn_player,
        v_player_id, v_status, v_jail_turns, v_location, v_balance, v_players_left, v_left_to_end,
        v_first_debt, v_next_debt, NEW.played_at, v_phase, v_prid, v_course, v_steps);
    END IF;
  UNTIL v_steps IS NULL END REPEAT;
  CALL finish_move(
    v_game_id, v_record_id, v_event_no, v_ruleset_id, v_turn_end, v_has_pot, v_is_last_turn,
    v_left_to_end, v_seats, v_again, v_players_left, v_status, v_course, v_doubles, v_phase, v_turn,
    v_round, v_first_debt, v_next_debt);
  UPDATE Standing AS g
    SET g.phase = v_phase, g.round = v_round, g.turn = v_turn, g.last_record_ID = v_record_id,
      g.players_left = v_players_left, g.turns_ended = g.turns_ended + (v_course = 'turn_over'),
      g.doubles = IF(v_course IN ('turn_over', 'manages'), 0, v_doubles), g.drawn = v_drawn,
      g.prid = v_prid, g.first_debt = v_first_debt, g.next_debt = v_next_debt,
      g.played_at = NEW.played_at
    WHERE g.game_id = v_game_id;
  SET NEW.player_ID = v_player_id, NEW.location = v_location, NEW.bank_balance = v_balance;
END
