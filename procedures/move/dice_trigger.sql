CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * The entry point of the game: inserting a row makes a move and completes the row, or is refused.
   *
   * Reads  : NEW.game_id (else the current game), action and its details; player_ID, record_ID,
   *          token, account and played_at where they are given. Sets all other columns.
   * Raises : what check_move, find_actor, check_seat, check_dice, draw_dice and play_action raise;
   *          wrong_player, for what only the event does: no client can say when it moves.
   * Rule   : C10; H2; S3.
   * Why    : GameState is locked first, so moves in one game follow each other and moves in
   *          different games never wait for each other. Every row that a move may change is read by
   *          primary key and locked: a transaction with an older snapshot still plays on the
   *          present state. The game is looked up without a lock, because locking one that does not
   *          exist would lock the gap for the next one; without the IF, MySQL would read GameState
   *          by that number at once. A plain roll by the player to move needs no look at
   *          PhaseAction. The loop runs again when a debt that held back a roll has been paid. Each
   *          variable costs as much as a statement: values that only some moves need are read where
   *          they are needed. An insert into addMoveView that names no columns has 0 in all others:
   *          MySQL does not evaluate their defaults then.
   */
  DECLARE m_game_id INT DEFAULT NEW.game_id;
  DECLARE m_action VARCHAR(20) DEFAULT NEW.action;
  DECLARE m_named_player DOUBLE DEFAULT NEW.player_ID;
  DECLARE m_dice DOUBLE DEFAULT NEW.dice;
  DECLARE m_dice2 DOUBLE DEFAULT NEW.dice2;
  DECLARE m_named_prid DOUBLE DEFAULT NEW.prid;
  DECLARE m_amount DOUBLE DEFAULT NEW.amount;
  DECLARE m_terms VARCHAR(2000) DEFAULT NEW.terms;
  DECLARE m_played_at DATETIME(3) DEFAULT NEW.played_at;
  DECLARE m_record_id, m_ruleset_id, m_round, m_turn, m_seats, m_players_left INT;
  DECLARE m_doubles, m_drawn, m_prid, m_first_entry, m_next_entry INT;
  DECLARE m_turn_player, m_player_id, m_status, m_jail_turns, m_location INT;
  DECLARE m_first, m_tiles, m_salary, m_dice_count, m_dice_sides INT;
  DECLARE m_again_dice, m_left_to_end INT;
  DECLARE m_balance BIGINT;
  DECLARE m_event_no INT DEFAULT 0;
  DECLARE m_steps INT;
  DECLARE m_phase, m_source, m_turn_end, m_seating VARCHAR(20);
  DECLARE m_outcome VARCHAR(20) DEFAULT 'landed';
  DECLARE m_unowned VARCHAR(40);
  DECLARE m_bonus_is_permanent, m_announces_landing, m_keeps_books, m_is_last_turn, m_again BOOLEAN;
  DECLARE m_jail_opens, m_has_passing BOOLEAN;
  DECLARE m_takes_dice BOOLEAN DEFAULT TRUE;

  IF m_game_id IS NULL OR m_game_id = 0 AND NEW.round = 0 THEN
    IF m_game_id = 0 THEN
      SET NEW.record_ID = NULL, NEW.player_ID = NULL, NEW.round = NULL, NEW.turn = NULL,
        NEW.location = NULL, NEW.bank_balance = NULL;
    END IF;
    SET m_game_id = current_game();
    SET NEW.game_id = m_game_id;
  END IF;
  SELECT g.ruleset_id, g.phase, g.round, g.turn, g.last_record_ID + 1, g.player_count,
      g.players_left, g.doubles, g.dice_source, g.drawn, g.prid, g.first_entry, g.next_entry, p.pid,
      p.pid, p.status, p.jail_turns, p.location, p.bank_balance, r.first_location, r.tile_count,
      r.salary, r.has_passing, r.dice_count, r.dice_sides,
      IF(p.status = 1, r.jail_exit_dice, r.extra_roll_dice),
      p.status = 1 AND (r.jail_exit_doubles OR p.jail_turns + 1 >= r.jail_turns),
      IF(r.buys_after_lap AND NOT p.has_lapped, 'closed', r.unowned),
      r.set_bonus_sticks AND r.rent_in_jail, r.landing_told, r.turn_end, r.keeps_books,
      IF(r.minute_limit IS NULL, COALESCE(g.turns_ended + 1 >= r.turn_limit, FALSE), NULL),
      GREATEST(r.players_left_to_end, COALESCE(g.player_count - r.bankruptcies_to_end, 0)),
      g.seating
    INTO m_ruleset_id, m_phase, m_round, m_turn, m_record_id, m_seats, m_players_left, m_doubles,
      m_source, m_drawn, m_prid, m_first_entry, m_next_entry, m_turn_player, m_player_id, m_status,
      m_jail_turns, m_location, m_balance, m_first, m_tiles, m_salary, m_has_passing,
      m_dice_count, m_dice_sides, m_again_dice, m_jail_opens, m_unowned, m_bonus_is_permanent,
      m_announces_landing, m_turn_end, m_keeps_books, m_is_last_turn, m_left_to_end, m_seating
    FROM Game AS s
    STRAIGHT_JOIN GameState AS g ON g.game_id = IF(s.is_deleted, NULL, s.game_id)
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    WHERE s.game_id = m_game_id
    FOR UPDATE OF g FOR SHARE OF p;

  IF NEW.played_at IS NULL AND NEW.action = 'expire' THEN
    CALL refuse_expire();
  END IF;
  IF COALESCE(m_phase = 'over', TRUE)
    OR NEW.token IS NOT NULL
    OR COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL
    OR COALESCE(NEW.record_ID <> m_record_id, FALSE)
    OR NEW.played_at IS NOT NULL
    OR m_is_last_turn IS NULL
  THEN
    CALL check_move(
      NEW.record_ID, NEW.token,
      COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL);
    IF m_is_last_turn IS NULL THEN
      CALL check_time_limit(NEW.played_at);
    END IF;
  END IF;
  IF NEW.played_at IS NULL THEN
    SET NEW.played_at = utc_now();
  END IF;
  SET NEW.record_ID = m_record_id, NEW.round = m_round, NEW.turn = m_turn;
  IF NOT is_plain_roll(m_phase, NEW.action, NEW.player_ID, m_player_id)
    OR COALESCE(NEW.prid, NEW.amount, NEW.terms) IS NOT NULL OR m_seating <> 'table'
  THEN
    IF NOT is_plain_roll(m_phase, NEW.action, NEW.player_ID, m_player_id) THEN
      CALL find_actor(NEW.action, NEW.action);
    END IF;
    IF m_seating <> 'table' THEN
      CALL check_seat(NEW.account);
    END IF;
    IF NEW.action <> 'roll' OR COALESCE(NEW.prid, NEW.amount, NEW.terms) IS NOT NULL THEN
      CALL play_action();
    END IF;
  END IF;
  IF m_takes_dice THEN
    IF m_source <> 'table' THEN
      BEGIN
        DECLARE v_first_die, v_second_die INT;

        CALL draw_dice(v_first_die, v_second_die);
        SET NEW.dice = v_first_die, NEW.dice2 = v_second_die, NEW.drawn = m_drawn - m_dice_count;
      END;
    ELSEIF NOT dice_fit(NEW.dice, NEW.dice2, m_dice_count, m_dice_sides) THEN
      CALL check_dice();
    END IF;
    SET m_steps = NEW.dice + COALESCE(NEW.dice2, 0);
  END IF;
  REPEAT
    IF m_steps IS NOT NULL THEN
      CALL roll_dice();
    END IF;
    IF m_first_entry < m_next_entry OR NEW.action <> 'roll' THEN
      CALL settle_landing();
    END IF;
  UNTIL m_steps IS NULL END REPEAT;
  CALL finish_move();
  UPDATE GameState AS g
    SET g.phase = m_phase, g.round = m_round, g.turn = m_turn, g.last_record_ID = m_record_id,
      g.players_left = m_players_left, g.turns_ended = g.turns_ended + (m_outcome = 'turn_over'),
      g.doubles = IF(m_outcome IN ('turn_over', 'manages'), 0, m_doubles), g.drawn = m_drawn,
      g.prid = m_prid, g.first_entry = m_first_entry, g.next_entry = m_next_entry,
      g.played_at = NEW.played_at
    WHERE g.game_id = m_game_id;
  SET NEW.player_ID = m_player_id, NEW.location = m_location, NEW.bank_balance = m_balance;
END
