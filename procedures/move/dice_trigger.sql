CREATE TRIGGER dice_trigger BEFORE INSERT ON Gamemanager FOR EACH ROW
BEGIN
  /*
   * The way in: inserting a row makes the move and completes the row, or is refused.
   *
   * Reads   : NEW.game_id (else the current game), action and its details; player_ID, record_ID
   *           and token where the client names them. Sets all other columns.
   * Raises  : what check_move, find_actor and play_action raise.
   * Rule    : seed 000, 4.2 a; seed 003, Player Turn; seed 004, Playing the Game.
   * Why     : Standing is locked first, so that two moves in one game follow each other and moves
   *           in different games never meet. What a move may change is read by primary key and locked:
   *           a transaction with an older snapshot plays on the present. A game that does not exist
   *           is looked for without a lock, which would be on the place of the next one.
   */
  DECLARE v_game_id, v_record_id, v_ruleset_id, v_round, v_turn, v_seats, v_players_left INT;
  DECLARE v_turns_ended, v_doubles, v_drawn, v_prid, v_first_debt, v_next_debt INT;
  DECLARE v_turn_player, v_player_id, v_status, v_jail_turns, v_location INT;
  DECLARE v_first, v_tiles, v_salary, v_salary_factor, v_dice_count, v_dice_sides INT;
  DECLARE v_extra_roll_dice, v_turn_limit, v_left_to_end, v_drawn_before INT;
  DECLARE v_balance BIGINT;
  DECLARE v_event_no INT DEFAULT 0;
  DECLARE v_dice DOUBLE DEFAULT NEW.dice;
  DECLARE v_dice2 DOUBLE DEFAULT NEW.dice2;
  DECLARE v_phase, v_action, v_who, v_source, v_insolvency, v_turn_end, v_course VARCHAR(20);
  DECLARE v_purchase VARCHAR(40);
  DECLARE v_sticks, v_told, v_auctions_unsold, v_has_pot, v_again BOOLEAN;

  SET v_game_id = NEW.game_id;
  IF v_game_id IS NULL THEN
    SET v_game_id = current_game();
  END IF;
  SELECT g.ruleset_id, g.phase, g.round, g.turn, g.last_record_ID + 1, g.player_count,
      g.players_left, g.turns_ended, g.doubles, g.dice_source, g.drawn, g.prid, g.first_debt,
      g.next_debt, p.pid, p.pid, p.status, p.jail_turns, p.location, p.bank_balance,
      a.action, a.actor, r.first_location, r.tile_count, r.salary, r.salary_factor_on_go,
      r.dice_count, r.dice_sides, r.extra_roll_dice, r.purchase, r.auction = 'unsold',
      r.set_bonus_sticks, r.landing_told, r.insolvency, r.turn_end, r.has_pot, r.turn_limit,
      r.players_left_to_end
    INTO v_ruleset_id, v_phase, v_round, v_turn, v_record_id, v_seats,
      v_players_left, v_turns_ended, v_doubles, v_source, v_drawn, v_prid, v_first_debt,
      v_next_debt, v_turn_player, v_player_id, v_status, v_jail_turns, v_location, v_balance,
      v_action, v_who, v_first, v_tiles, v_salary, v_salary_factor,
      v_dice_count, v_dice_sides, v_extra_roll_dice, v_purchase, v_auctions_unsold,
      v_sticks, v_told, v_insolvency, v_turn_end, v_has_pot, v_turn_limit,
      v_left_to_end
    FROM Standing AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    LEFT JOIN PhaseAction AS a ON a.phase = g.phase AND a.action = NEW.action
    WHERE g.game_id = (
      SELECT s.game_id FROM Game AS s WHERE s.game_id = v_game_id AND NOT s.is_deleted)
    FOR UPDATE OF g FOR SHARE OF p;

  IF COALESCE(v_phase = 'over', TRUE)
    OR NEW.token IS NOT NULL
    OR COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL
    OR COALESCE(NEW.record_ID <> v_record_id, FALSE)
  THEN
    CALL check_move(
      v_game_id, NEW.record_ID, NEW.token,
      COALESCE(NEW.round, NEW.turn, NEW.location, NEW.bank_balance, NEW.drawn) IS NOT NULL,
      v_record_id, v_phase);
  END IF;
  SET NEW.record_ID = v_record_id, NEW.round = v_round, NEW.turn = v_turn;
  IF COALESCE(v_who <> 'turn', TRUE) OR COALESCE(NEW.player_ID <> v_player_id, FALSE) THEN
    CALL find_actor(
      v_game_id, v_phase, NEW.action, v_who, NEW.player_ID, v_first_debt, v_prid, v_ruleset_id,
      v_player_id, v_status, v_jail_turns, v_location, v_balance);
  END IF;
  CALL play_action(
    v_game_id, v_record_id, v_event_no, v_ruleset_id, v_first, v_tiles, v_salary, v_salary_factor,
    v_dice_count, v_dice_sides, v_extra_roll_dice, v_purchase, v_auctions_unsold, v_sticks, v_told,
    v_insolvency, v_seats, v_turn, v_turn_player, v_action, v_source, NEW.prid, NEW.amount,
    NEW.terms, v_player_id, v_status, v_jail_turns, v_location, v_balance, v_dice, v_dice2,
    v_drawn, v_drawn_before, v_doubles, v_phase, v_prid, v_players_left, v_first_debt, v_next_debt,
    v_again, v_course);
  CALL finish_move(
    v_game_id, v_record_id, v_event_no, v_ruleset_id, v_insolvency, v_turn_end, v_has_pot,
    v_turn_limit, v_left_to_end, v_seats, v_course, v_again, v_players_left, v_status, v_doubles,
    v_turns_ended, v_phase, v_turn, v_round, v_first_debt, v_next_debt);
  UPDATE Standing AS g
    SET g.phase = v_phase, g.round = v_round, g.turn = v_turn, g.last_record_ID = v_record_id,
      g.players_left = v_players_left, g.turns_ended = v_turns_ended, g.doubles = v_doubles,
      g.drawn = v_drawn, g.prid = v_prid, g.first_debt = v_first_debt, g.next_debt = v_next_debt
    WHERE g.game_id = v_game_id;
  SET NEW.game_id = v_game_id, NEW.player_ID = v_player_id, NEW.action = v_action,
    NEW.dice = v_dice, NEW.dice2 = v_dice2, NEW.drawn = v_drawn_before,
    NEW.location = v_location, NEW.bank_balance = v_balance;
END
