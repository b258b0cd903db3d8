CREATE PROCEDURE end_game(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_seats INT,
  IN p_players_left INT, IN p_course VARCHAR(20), INOUT p_turn INT,
  INOUT p_round INT)
  MODIFIES SQL DATA
  COMMENT 'Says who has won a game that is over, and whose turn comes after the last.'
BEGIN
  /*
   * Takes   : p_players_left, how many are not out; p_course, turn_over when the turn ended.
   * Changes : what winner_checker changes.
   * Returns : p_turn and p_round, the next one's where the bank pays for who cannot, as long as
   *           anybody is left.
   * Rule    : C9, C13: there the turn passes on though the game is over.
   */
  DECLARE v_passes_on BOOLEAN;

  CALL winner_checker(p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats);
  IF p_course = 'turn_over' THEN
    -- exactly one row
    SELECT r.insolvency = 'bank_pays' AND p_players_left > 0
      INTO v_passes_on
      FROM Ruleset AS r
      WHERE r.ruleset_id = p_ruleset_id;
    IF v_passes_on THEN
      CALL select_next_player(p_game_id, p_seats, p_players_left, p_turn, p_round);
    END IF;
  END IF;
END
