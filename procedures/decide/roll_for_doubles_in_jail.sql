CREATE PROCEDURE roll_for_doubles_in_jail(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON, IN p_jail_turns INT,
  IN p_location INT, IN p_doubles BOOLEAN, INOUT p_event_no INT, OUT p_moves BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Frees a player from jail who rolled doubles, or whose time there is over.'
BEGIN
  /*
   * Takes   : p_game, as game_facts; p_jail_turns, the turns he has spent there so far.
   * Changes : Turns, one Event; Game.debts, with the fine, where the edition asks for it after the
   *           last turn.
   * Returns : p_moves, whether he moves by this roll.
   * Rule    : seed 004, Vacation; seed 001, Jail.
   */
  DECLARE v_most_turns INT DEFAULT JSON_VALUE(p_game, '$.jail_turns' RETURNING SIGNED);
  DECLARE v_free BOOLEAN DEFAULT
    p_doubles OR COALESCE(p_jail_turns + 1 >= v_most_turns, FALSE);

  SET p_moves = p_doubles;
  IF v_free AND NOT p_doubles AND JSON_VALUE(p_game, '$.jail_last_roll') = 'pays_and_moves' THEN
    SET p_moves = TRUE;
    CALL owe(
      p_game_id, p_player_id, NULL,
      COALESCE(JSON_VALUE(p_game, '$.jail_fine' RETURNING SIGNED), 0), 'fined', NULL);
  END IF;
  CALL set_status(
    p_game_id, p_player_id, IF(v_free, 0, 1), IF(v_free, 0, p_jail_turns + 1));
  CALL post(
    p_game_id, p_record_id, IF(v_free, 'released', 'kept_in_jail'), p_player_id, NULL, NULL, NULL,
    p_location, NULL, NULL, p_event_no);
END
