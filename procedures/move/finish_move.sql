CREATE PROCEDURE finish_move(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_turn_end VARCHAR(20), IN p_has_pot BOOLEAN, IN p_is_last_turn BOOLEAN,
  IN p_left_to_end INT, IN p_seats INT, IN p_again BOOLEAN, IN p_players_left INT,
  IN p_status INT, INOUT p_course VARCHAR(20), IN p_doubles INT, INOUT p_phase VARCHAR(20),
  INOUT p_turn INT, INOUT p_round INT, INOUT p_first_debt INT, IN p_next_debt INT)
  MODIFIES SQL DATA
  COMMENT 'Says what comes after a move: the same player, the next one, or the end.'
BEGIN
  /*
   * Takes   : the rules, as in Ruleset; p_is_last_turn, whether the game is over with this turn;
   *           p_again, whether a roll gives another; p_status of the player whose turn it is;
   *           p_course, as play_action returns it.
   * Changes : Standing.pot; what end_game changes.
   * Returns : p_phase, p_turn and p_round of the next move; p_course, turn_over when the turn
   *           ended, rolls_again or manages when it did not; the rest of Standing.
   * Rule    : C9, C13; H7; S3.
   */
  IF p_course <> 'open' THEN
    SET p_course = CASE
      WHEN p_course = 'turn_over' THEN 'turn_over'
      WHEN p_status = 0 AND (p_again OR p_doubles > 0) THEN 'rolls_again'
      WHEN p_turn_end = 'declared' AND p_status <> 2 THEN 'manages'
      ELSE 'turn_over' END;
    SET p_phase = IF(p_course = 'manages', 'manage', 'roll');
  END IF;
  IF p_has_pot THEN
    CALL fill_pot(p_game_id, p_record_id);
  END IF;

  IF p_players_left <= p_left_to_end OR p_is_last_turn AND p_course = 'turn_over' THEN
    SET p_phase = 'over';
    SET p_first_debt = p_next_debt;
    CALL end_game(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats, p_players_left, p_course,
      p_turn, p_round);
  ELSEIF p_course = 'turn_over' THEN
    CALL select_next_player(p_game_id, p_seats, p_players_left, p_turn, p_round);
  END IF;
END
