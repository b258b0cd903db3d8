CREATE PROCEDURE roll_for_doubles_in_jail(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_jail_turns INT,
  IN p_location INT, IN p_doubles BOOLEAN, INOUT p_event_no INT, INOUT p_due JSON,
  OUT p_moves BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail who rolled doubles, or whose time there is over.'
BEGIN
  /*
   * Takes   : p_jail_turns, the turns he has spent there so far.
   * Changes : Turns, one Event.
   * Returns : p_moves, whether he moves by this roll; p_due, with the fine, where the edition asks
   *           for it after the last turn.
   * Rule    : seed 004, Vacation; seed 001, Jail.
   */
  DECLARE v_most_turns, v_fine INT;
  DECLARE v_last_roll VARCHAR(20);
  DECLARE v_free BOOLEAN;

  SELECT r.jail_turns, r.jail_fine, r.jail_last_roll
    INTO v_most_turns, v_fine, v_last_roll
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  SET p_moves = p_doubles;
  SET v_free = p_doubles OR COALESCE(p_jail_turns + 1 >= v_most_turns, FALSE);
  IF v_free AND NOT p_doubles AND v_last_roll = 'pays_and_moves' THEN
    SET p_moves = TRUE;
    SET p_due = owing(p_due, p_player_id, NULL, COALESCE(v_fine, 0), 'fined', NULL);
  END IF;
  CALL set_status(
    p_game_id, p_player_id, IF(v_free, 0, 1), IF(v_free, 0, p_jail_turns + 1));
  CALL post(
    p_game_id, p_record_id, IF(v_free, 'released', 'kept_in_jail'), p_player_id, NULL, NULL, NULL,
    p_location, NULL, NULL, p_event_no);
END
