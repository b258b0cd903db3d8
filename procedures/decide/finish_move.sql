CREATE PROCEDURE finish_move(
  IN p_game_id INT, IN p_record_id INT, IN p_game JSON, IN p_seats INT, IN p_doubles INT,
  INOUT p_event_no INT,  INOUT p_phase VARCHAR(20), INOUT p_turn INT, INOUT p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Says what comes after a move: the same player, the next one, or the end.'
BEGIN
  /*
   * Takes   : p_game, as game_facts before the move; p_phase, as the move left it: landed, when
   *           nothing is open; next, when the turn is over; over; or what the game waits for.
   * Changes : Game, except what the trigger writes; Turns and Event of winners.
   * Returns : p_phase, one of Game; p_turn and p_round of the next move.
   * Rule    : seed 003, Ending the Game; seed 004, Playing the Game.
   */
  DECLARE v_turns_ended INT DEFAULT JSON_EXTRACT(p_game, '$.turns_ended');
  DECLARE v_turn_limit INT DEFAULT JSON_VALUE(p_game, '$.turn_limit' RETURNING SIGNED);
  DECLARE v_pot INT DEFAULT JSON_EXTRACT(p_game, '$.pot');
  DECLARE v_seats, v_left, v_player_id, v_status INT;
  DECLARE v_ended BOOLEAN DEFAULT p_phase = 'over';

  IF p_phase = 'landed' THEN
    CALL read_seat(p_game_id, p_turn, v_player_id, v_status);
    SET p_phase = CASE
      WHEN v_status = 2 THEN 'next'
      WHEN p_doubles > 0 AND v_status = 0 THEN 'roll'
      WHEN JSON_VALUE(p_game, '$.turn_end') = 'declared' THEN 'manage'
      ELSE 'next' END;
    SET p_doubles = IF(p_phase = 'roll', p_doubles, 0);
  END IF;
  IF p_phase = 'next' THEN
    SET p_doubles = 0;
    SET v_turns_ended = v_turns_ended + 1;
  END IF;
  IF JSON_EXTRACT(p_game, '$.has_pot') = 1 THEN
    SET v_pot = v_pot + pot_change(p_game_id, p_record_id);
  END IF;
  CALL write_game(p_game_id, 'turn', JSON_OBJECT(
    'doubles', p_doubles, 'turns_ended', v_turns_ended, 'pot', v_pot));

  CALL count_players(p_game_id, v_seats, v_left);
  IF NOT v_ended AND (
    v_left <= JSON_EXTRACT(p_game, '$.players_left_to_end')
    OR (p_phase = 'next' AND COALESCE(v_turns_ended >= v_turn_limit, FALSE)))
  THEN
    SET p_phase = 'over';
    CALL crown(p_game_id, p_record_id, p_seats, JSON_VALUE(p_game, '$.winner'), p_event_no);
    CALL write_game(p_game_id, 'debts', JSON_ARRAY());
  END IF;
  IF p_phase = 'next' THEN
    CALL select_next_player(p_game_id, p_seats, p_turn, p_round, p_phase);
    SET p_phase = 'roll';
  END IF;
END
