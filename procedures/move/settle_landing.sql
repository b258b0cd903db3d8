CREATE PROCEDURE settle_landing(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT,
  IN p_seats INT, IN p_turn INT, IN p_turn_player INT, IN p_player_id INT, INOUT p_status INT,
  INOUT p_jail_turns INT, INOUT p_location INT, INOUT p_balance BIGINT,
  INOUT p_players_left INT, INOUT p_left_to_end INT, INOUT p_first_debt INT,
  INOUT p_next_debt INT, IN p_played_at DATETIME(3),
  INOUT p_phase VARCHAR(20), INOUT p_prid INT, INOUT p_course VARCHAR(20), OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Settles what a move left open, and reads how the players stand then.'
BEGIN
  /*
   * Takes   : p_turn, p_turn_player, whose turn it is; p_player_id, who moved; p_played_at,
   *           of the move.
   * Changes : what settle_debts changes.
   * Returns : p_steps, as settle_debts; p_jail_turns, p_location and p_balance of who moved, or of
   *           who moves on by p_steps; p_status of whose turn it is.
   */
  SET p_steps = NULL;
  IF p_course = 'landed' AND (p_first_debt < p_next_debt OR p_prid IS NOT NULL) THEN
    CALL settle_debts(
      p_game_id, p_record_id, p_event_no, p_ruleset_id, p_seats, p_turn_player, p_location,
      p_players_left, p_left_to_end, p_first_debt, p_next_debt, p_played_at, p_phase, p_prid,
      p_course, p_steps);
  END IF;
  IF p_player_id = p_turn_player OR p_steps IS NOT NULL THEN
    -- exactly one row
    SELECT p.status, p.jail_turns, p.location, p.bank_balance
      INTO p_status, p_jail_turns, p_location, p_balance
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = p_turn
      FOR SHARE;
  ELSE
    -- exactly one row
    SELECT p.location, p.bank_balance
      INTO p_location, p_balance
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.pid = p_player_id
      FOR SHARE;
    -- exactly one row
    SELECT p.status
      INTO p_status
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = p_turn
      FOR SHARE;
  END IF;
END
