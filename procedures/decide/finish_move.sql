CREATE PROCEDURE finish_move(
  IN p_game_id INT, IN p_record_id INT, IN p_seats INT, IN p_due JSON, IN p_doubles INT,
  INOUT p_event_no INT,
  INOUT p_phase VARCHAR(20), INOUT p_turn INT, INOUT p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Says what comes after a move: the same player, the next one, or the end.'
BEGIN
  /*
   * Takes   : p_phase, as the move left it: landed, when nothing is open; next, when the turn is
   *           over; over; or what the game waits for.
   * Changes : Game, except what the trigger writes; Turns and Event of winners.
   * Returns : p_phase, one of Game; p_turn and p_round of the next move.
   * Rule    : seed 003, Ending the Game; seed 004, Playing the Game.
   */
  DECLARE v_status, v_turns_ended, v_turn_limit, v_least, v_left INT;
  DECLARE v_turn_end, v_winner VARCHAR(20);
  DECLARE v_ended BOOLEAN DEFAULT p_phase = 'over';

  SELECT t.status, g.turns_ended, r.turn_limit, r.players_left_to_end, r.turn_end, r.winner, (
        SELECT COUNT(*) FROM Turns AS o WHERE o.game_id = p_game_id AND o.status IN (0, 1))
    INTO v_status, v_turns_ended, v_turn_limit, v_least, v_turn_end, v_winner, v_left
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    WHERE g.game_id = p_game_id;
  IF p_phase = 'landed' THEN
    SET p_phase = CASE
      WHEN v_status = 2 THEN 'next'
      WHEN p_doubles > 0 AND v_status = 0 THEN 'roll'
      WHEN v_turn_end = 'declared' THEN 'manage'
      ELSE 'next' END;
  END IF;
  IF p_phase = 'next' THEN
    SET p_doubles = 0;
    SET v_turns_ended = v_turns_ended + 1;
  END IF;

  IF NOT v_ended AND (
    v_left <= v_least OR (p_phase = 'next' AND COALESCE(v_turns_ended >= v_turn_limit, FALSE)))
  THEN
    SET p_phase = 'over';
    CALL crown(p_game_id, p_record_id, v_winner, p_event_no);
  END IF;
  IF p_phase = 'next' THEN
    CALL select_next_player(p_game_id, p_seats, p_turn, p_round, p_phase);
    SET p_phase = 'roll';
  END IF;
  UPDATE Game AS g
    SET g.debts = IF(JSON_LENGTH(p_due) > 0 AND p_phase <> 'over', p_due, NULL),
      g.doubles = p_doubles, g.turns_ended = v_turns_ended,
      g.pot = g.pot + pot_change(p_game_id, p_record_id)
    WHERE g.game_id = p_game_id;
END
